export const words = {
  title: "Picking list",
  ifMissing: (what: string) => `If missing: ${what}`,
  note: (text: string) => `Note: ${text}`,
  packOrder: "Pack order",
  fetched: (goods: string) => `Ticked: ${goods}`,
  keepTicks: "Keep ticks",
  allPicked: "Everything is picked.",
  mrp: (price: string) => `MRP ${price}`,
  noSuchOrder: "There is no such order.",
};
