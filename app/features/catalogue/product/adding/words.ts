import { maxLines, maxQty } from "#app/values/limits.ts";

/** What only the shop's side of the product page says. */
export const words = {
  added: "Added to Cart",
  notSold: "Not sold here",
  whyNotSold: "It may be gone from our shelves, or called something else now.",
  noBrand: "Selected brand details are not available.",
  noPack: "Selected quantity details are not available.",
  chooseCount: `Choose 1 to ${maxQty} packs.`,
  fullCart: `A cart holds at most ${maxLines} lines.`,
};
