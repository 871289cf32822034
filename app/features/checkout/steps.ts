import {
  loginToShipPath,
  paymentPath,
  placeOrderPath,
  shippingPath,
} from "#app/addresses/paths.ts";
import { words } from "./steps.words.ts";

export const checkoutSteps = () =>
  [
    { id: "sign-in", label: words.signIn, to: loginToShipPath },
    { id: "shipping", label: words.shipping, to: shippingPath },
    { id: "payment", label: words.payment, to: paymentPath },
    { id: "place-order", label: words.placeOrder, to: placeOrderPath },
  ] as const;
