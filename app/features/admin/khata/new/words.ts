export const words = {
  about:
    "If the phone number has an account, the khata belongs to it. If not, whoever registers with it later sees it.",
  hasAccount: "This phone number has an account: open its khata here.",
  whose: "Whose it is",
  howMuch: "Limit",
  opened: "The khata is open",
  name: "Name",
  phone: "Phone number",
  limitInRupees: "Limit in rupees",
  limitHint: "Nothing is given beyond it.",
  openingInRupees: "Already owed, in rupees (optional)",
  openingHint: "From an older book, for example.",
  open: "Open the khata",
};
