import { loginToShipPath, paymentPath, placeOrderPath, shippingPath } from "#app/addresses.ts";

export const checkoutSteps = [
  { id: "sign-in", label: "Sign In", to: loginToShipPath },
  { id: "shipping", label: "Shipping", to: shippingPath },
  { id: "payment", label: "Payment", to: paymentPath },
  { id: "place-order", label: "Place Order", to: placeOrderPath },
] as const;
