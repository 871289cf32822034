/** Beside the search of every page. */
export const words = {
  orderFromList: "Order from a list",
};
