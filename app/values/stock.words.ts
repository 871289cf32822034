/** Of a pack, wherever it is shown or refused. */
export const words = {
  outOfStock: "Out of stock",
  noLongerSold: "No longer sold",
  onlyLeft: (count: number) => `Only ${count} left`,
};
