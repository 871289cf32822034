export const words = {
  cart: "Cart",
  description: "What is in your cart, at today's prices. Brought to your door, cash or UPI.",
};
