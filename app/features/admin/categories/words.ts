export const words = {
  about:
    "In this order they stand on the home page. Give a category another number: it takes that place, and the others make room.",
  wholeNumber: "Please enter a whole number from 1 to 99.",
  orderSaved: "Order saved",
};
