import { counted } from "#app/values/language.ts";

/** What every page about prices says. */
export const words = {
  columns: {
    product: "Product",
    pack: "Pack",
    mrp: "MRP",
    discount: "Discount",
    price: "Price",
    stock: "Stock",
  },
  history: "Price history",
  undo: "Undo",
  nothingChanged: "Nothing changed",
  saved: (packs: number) =>
    counted("en", packs, { one: "1 pack saved", other: `${packs} packs saved` }),
  tooMany: (mostPacks: number) => `These are more than ${mostPacks} packs. Please choose fewer.`,
};
