export const words = {
  columns: { product: "Product", review: "Review", by: "By", when: "When" },
  byBuyer: (name: string) => `${name}, Bought here`,
  hidden: "Hidden",
  show: "Show",
  hide: "Hide",
  /** After what the button does, for who hears the page. */
  reviewOf: (product: string, name: string) => `the review of ${product} by ${name}`,
  isHidden: "The review is hidden",
  isShown: "The review is shown again",
  chooseOne: "Please choose a review.",
  noneYet: "No reviews yet",
};
