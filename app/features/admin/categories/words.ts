export const words = {
  about:
    "The home page shows the categories in this order. Give one another number: it takes that place, and the others move.",
  aboutHiding:
    "A hidden category has no page and no place on the home page. Its products stay for sale: search finds them, and carts and orders keep them.",
  hide: "Hide",
  show: "Show",
  hidden: "Hidden",
  isHidden: (name: string) => `${name}: hidden`,
  isShown: (name: string) => `${name}: shown`,
  stays: "The home page always shows these packages. They can't be hidden.",
  wholeNumber: "Please enter a whole number from 1 to 99.",
  orderSaved: "Order saved",
};
