export const words = {
  yourData: "Your data",
  whatWeKeep: "What we keep, why, and for how long is in our {notice}.",
  notice: "privacy notice",
  download: "Download my data",
  downloadFirst: "{download} first, if you want a copy.",
  deleteAccount: "Delete my account",
  deleted: "Deleted at once and for good",
  deletedAtOnce: {
    profile: "Your name, phone number, address and password",
    devices: "Your sign-in on every device",
    lists: "Your cart, lists and standing orders",
    reviews: "Your name on reviews",
  },
  kept: "Kept",
  keptForTax: {
    orders:
      "Your orders and invoices, with the name, phone number and address of that order, as long as tax law requires",
    open: "What you ordered: it is still delivered",
  },
  howLong: "How long we keep it",
  oncePaid: "Your account can be deleted once this is paid.",
  pay: (amount: string) => `Pay ${amount}`,
  password: "Password",
  cancel: "Keep my account",
};
