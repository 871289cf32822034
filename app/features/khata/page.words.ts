export const words = {
  noKhata: "You have no khata here.",
  whatItIs:
    "A khata is the book in which the shop writes what you buy on credit: you take the goods now and pay later, in cash or by UPI.",
  howToGet: "How to get one",
  ask: "Ask in the shop. The owner decides who gets a khata, and up to what amount.",
  askOrCall:
    "Ask in the shop or call {phone}. The owner decides who gets a khata, and up to what amount.",
  sayNumber: "Say your phone number, {phone}. The khata is opened for it.",
  sayOrders:
    "Tell the shop which orders go on the khata. This page then shows what you owe and what you have paid.",
  yourKhata: "Your khata",
  statement: "Khata statement",
  khataOf: (name: string) => `Khata of ${name}`,
  noStatement: "This link is wrong or has ended.",
  backName: "your khata",
  payByUpi: "Pay by UPI",
  empty: "Nothing is written in it yet.",
  pages: "Pages",
  newest: "Newest",
  next: "Next",
  balance: "Balance",
  shopOwesYou: "The shop owes you",
  youOwe: "You owe",
  limit: "Limit {limit}",
  limitSince: (day: string) => `Since ${day}. Limit {limit}`,
};
