export const words = {
  off: (percent: string) => `${percent} off`,
  mrp: "MRP ",
  packsFor: (packs: number, amount: string) => `${packs} packs: ${amount}`,
  addToCart: "Add to Cart",
  packsOf: (title: string) => `Packs of ${title}`,
  minus: "Minus",
  plus: "Plus",
};
