import { counted } from "#app/values/language.ts";

export const words = {
  check: "Check the changes",
  category: "Category",
  searchPacks: "Search packs",
  searchHint: "Product or brand",
  nothingChanged: "Nothing changed.",
  nothingSavedYet: "Nothing is saved yet.",
  save: (packs: number) =>
    counted("en", packs, { one: "Save 1 pack", other: `Save ${packs} packs` }),
  goOnEditing: "Go on editing",
  notForNothing: "At ₹0.00 nobody can buy it.",
  sold: (packs: number) => `${packs} sold since you saw it`,
  more: (packs: number) => `${packs} more since you saw it`,
  noneFound: "No packs found",
  nothingToPrice: "There is nothing to price yet.",
  aboutStock:
    "Stock is saved as the difference to what you see here, so that sales made meanwhile are kept. Before anything is saved, you see what changes.",
  inRupees: { mrp: "MRP ₹", discount: "Discount %", price: "Selling price ₹", stock: "Stock" },
  preview: "Preview changes",
  nothingSaved: (packs: number) =>
    counted("en", packs, {
      one: "Nothing was saved. One pack needs another look.",
      other: `Nothing was saved. ${packs} packs need another look.`,
    }),
  gone: (packs: number) => `${packs} of them no longer exist and are left out.`,
  /** Beside the field of a pack's stock. */
  low: "Low",
  none: "Sold out",
  noNameYet: "No name yet",
  /** Of a field, for who hears the page. */
  mrpOf: (pack: string) => `MRP of ${pack}`,
  discountOf: (pack: string) => `Discount of ${pack}`,
  priceOf: (pack: string) => `Selling price of ${pack}`,
  stockOf: (pack: string) => `Stock of ${pack}`,
  /** Over the field on a phone. */
  selling: "Selling ₹",
  changeAll: "Change all these prices together",
  raised: { label: "Change", dprice: "Selling price", price: "MRP" },
  by: "By",
  unit: { label: "In", percent: "%", rupees: "₹" },
  stayAtMrp: (packs: number) =>
    counted("en", packs, {
      one: "1 pack is at its MRP already and stays.",
      other: `${packs} packs are at their MRP already and stay.`,
    }),
  stopAtMrp: (packs: number) =>
    counted("en", packs, {
      one: "1 pack goes up to its MRP only.",
      other: `${packs} packs go up to their MRP only.`,
    }),
  neverAbove: "The selling price never goes above the MRP.",
  roundTo: "Round to",
  notAtAll: "No rounding",
  previewAll: "Preview all",
  leave: "Leave without saving? What you typed is kept in this tab.",
};
