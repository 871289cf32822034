export const words = {
  yourKhata: "Your khata",
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
