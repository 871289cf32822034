export const words = {
  about:
    "The home page shows the categories in this order. Give one another number: it takes that place, and the others move.",
  wholeNumber: "Please enter a whole number from 1 to 99.",
  orderSaved: "Order saved",
};
