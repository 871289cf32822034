export const words = {
  about:
    "For an account where the phone number has one. Who registers with it later sees this khata.",
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
