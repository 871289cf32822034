import { counted } from "#app/values/language.ts";

export const words = {
  title: "Order from a list",
  description:
    "Paste your grocery list as you would write it on paper or WhatsApp, in English or Hindi, and fill your cart in two steps.",
  intro:
    "Write or paste what you need, one item per line. You see what we understood before anything goes into your cart.",
  yourList: "Your list",
  forExample: "For example",
  example: "2 kg aata\ndal 500g\nचीनी आधा किलो\nsabun 3\ntel 1 litre\nbiscuit 2 packet\nnamak 1 kg",
  useExample: "Try this example",
  sendPhoto: "Send a photo on WhatsApp",
  hint: "In English, Hindi or both: “2 kg”, “aadha kilo”, “₹10 wala”, “3 packet”. Up to 40 lines.",
  read: "Read my list",
  understoodAll: (lines: number) =>
    `Understood ${lines} of ${lines}. Look it over, then add it to your cart.`,
  understood: (understood: number, lines: number) =>
    counted("en", lines - understood, {
      one: `Understood ${understood} of ${lines}. Please choose for the other one.`,
      other: `Understood ${understood} of ${lines}. Please choose for the other ${lines - understood}.`,
    }),
  noGoods: "We found no items in this list.",
  toTill: "Put these into the sale",
  addToCart: "Add to cart",
  notRead: "Not read",
  change: "Change this list",
  writeAnother: "Write another list",
  noneOfThese: "None of these",
  packs: "Packs",
  nearest: "Nearest",
  otherMeasure: "Not sold in this measure",
  boughtBefore: "Bought before",
  inPacks: (count: number) => counted("en", count, { one: "1 pack", other: `${count} packs` }),
  inPieces: (count: number) => counted("en", count, { one: "1 piece", other: `${count} pieces` }),
  forPrice: (amount: string) => `for ${amount}`,
  amountAndState: (amount: string, state: string) => `${amount}. ${state}`,
  foundNothing: "We found nothing for it",
  twoAmounts: "It names two amounts: please choose",
  pleaseChoose: "Please choose",
  usualPack: "The usual pack",
};
