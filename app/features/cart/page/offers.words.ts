/** Of the offers that apply to a cart. */
export const words = {
  offerCode: "Offer code",
  apply: "Apply",
  moreForOffer: "Add {missing} more to get {amount} off",
  ownGivesMore: "The shop's own offer gives you more than this code.",
  remove: "Remove",
};
