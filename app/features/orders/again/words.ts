export const words = {
  inCart: "The products of that order are in your cart",
  someGone: "Some of that order is out of stock or no longer sold",
  allGone: "All of that order is out of stock or no longer sold",
  cartFull: "Your cart is full: not all of that order fits",
};
