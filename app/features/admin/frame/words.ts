export const words = {
  profile: "Profile",
  shop: "Shop",
  /** After a number: of orders, packs and brands. */
  new: "new",
  low: "low",
  soldOut: "sold out",
  unclassed: "without a class",
};
