export const words = {
  soldOut: " sold out",
  off: (percent: string) => `${percent} off`,
  mrp: "MRP ",
  packsFor: (many: number, amount: string) => `${many} packs: ${amount}`,
  saved: (amount: string) => `Save ${amount}`,
  addToCart: "Add to Cart",
  packsOf: (title: string) => `Packs of ${title}`,
  minus: "Minus",
  plus: "Plus",
};
