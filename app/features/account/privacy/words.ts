export const words = {
  yourData: "Your data",
  whatWeKeep: "What we keep, why, and for how long is in our {notice}.",
  notice: "privacy notice",
  download: "Download my data",
  downloadFirst: "{download} first, if you want a copy.",
  deleteAccount: "Delete my account",
  deletedAtOnce:
    "Deleted at once and for good: your name, phone number, address and password, your sign-in on every device, your cart, lists and standing orders, and your name on reviews.",
  keptForTax:
    "Kept as long as tax law requires: your orders and invoices, with the name, phone number and address of that order. What you ordered is still delivered.",
  howLong: "How long we keep it",
  password: "Password",
  cancel: "Cancel",
};
