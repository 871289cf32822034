export const words = {
  signIn: "Sign In",
  shipping: "Shipping",
  payment: "Payment",
  placeOrder: "Place Order",
};
