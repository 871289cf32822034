export const words = {
  veg: "Vegetarian",
  "non-veg": "Non-vegetarian",
  none: "Not a food",
};
