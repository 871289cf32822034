export const words = {
  cart: "Cart",
  description: "What is in your cart, at today's prices. Free delivery, cash or UPI.",
};
