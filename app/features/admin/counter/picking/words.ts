import { counted } from "#app/values/language.ts";

export const words = {
  title: "Picking list",
  soFar: (picked: number, packs: number) => `${picked} of ${packs} picked`,
  ifMissing: (what: string) => `If missing: ${what}`,
  note: (text: string) => `Note: ${text}`,
  /** Below their goods. */
  orders: "Orders of this list",
  packOrder: "Pack order",
  fetched: (goods: string) => `Ticked: ${goods}`,
  keepTicks: "Keep ticks",
  allPicked: "Everything is picked.",
  mrp: (price: string) => `MRP ${price}`,
  allToPack: (count: number) =>
    counted("en", count, {
      one: "The 1 order that is to be packed.",
      other: `All ${count} orders that are to be packed. For some of them alone, tick those at the counter.`,
    }),
  nothingToPick: "No order is to be packed now. New ones come here by themselves.",
  noSuchOrder: "There is no such order.",
};
