import { counted } from "#app/values/language.ts";

export const words = {
  about: (lowStock: number) =>
    `${lowStock} or fewer left, or sold out within a week at the present pace.`,
  columns: {
    pack: "Pack",
    lasts: "Lasts",
    price: "Price",
    stock: "Stock",
    sold: "Sold in 30 days",
  },
  parts: { out: "Sold out", soon: "Sold out within a week", slow: "Low, not urgent" },
  days: (days: number) => counted("en", days, { one: "1 day", other: `${days} days` }),
  /** On a phone, instead of two columns. */
  sells: (packs: number, days: number) =>
    `Sells ${packs} a month · lasts ${counted("en", days, { one: "1 day", other: `${days} days` })}`,
  sendList: "Send the list on WhatsApp",
  pleaseSend: "Please send us:",
  received: "Packs that came",
  addAll: "Add all",
  added: (packs: number) =>
    counted("en", packs, { one: "1 pack added", other: `${packs} packs added` }),
  sentAnother: "These packs were already added with other numbers. Please look at the stock below.",
  nothingLow: "Nothing is low",
  thereAreMore: "There are more; these run out first.",
  notSold: "Not sold in 30 days",
  lowFrom: "A pack is low when so many are left",
  lowFromHint: "For every pack that has no number of its own.",
  find: "Find a pack",
  findHint: "Words or code",
  noneFound: (text: string) => `No packs found for ${text}`,
  findByName: (code: string) =>
    `No pack has the code ${code} yet. Find the pack by its name, then keep the code with it.`,
};
