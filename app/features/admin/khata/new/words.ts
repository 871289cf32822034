export const words = {
  newKhata: "Open a khata",
  about:
    "For somebody without an account. Whoever registers with this phone number later sees this khata.",
  whose: "Whose it is",
  howMuch: "How much on trust",
  opened: "The khata is open",
  name: "Name",
  phone: "Phone number",
  limitInRupees: "Limit in rupees",
  limitHint: "Nothing is given beyond it.",
  openingInRupees: "Already owed, in rupees (optional)",
  openingHint: "From an older book, for example.",
  open: "Open the khata",
};
