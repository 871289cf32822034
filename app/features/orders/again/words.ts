export const words = {
  inCart: "The products of that order are in your cart",
  cartFull: "Your cart is full: not all of that order fits",
};
