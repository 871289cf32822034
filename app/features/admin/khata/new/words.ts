export const words = {
  about:
    "If this number has an account, the khata is linked to it. Otherwise it appears when they register.",
  hasAccount: "This phone number has an account: open its khata here.",
  opened: "The khata is open",
  name: "Name",
  phone: "Phone number",
  limitInRupees: "Limit in rupees",
  limitHint: "Nothing is given beyond it.",
  openingInRupees: "Already owed, in rupees (optional)",
  openingHint: "From an older book, for example.",
  open: "Open the khata",
};
