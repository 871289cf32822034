export const words = {
  /** The first page. */
  today: "Today",
  /** After a number: of orders, packs, brands and products. */
  waiting: {
    newOrders: "new",
    low: "low",
    soldOut: "sold out",
    unclassed: "without a class",
  },
};
