export const words = {
  offlineTitle: "No connection – Kirana",
  savedCart: "No connection: your cart as this phone keeps it.",
  savedCopy: (moment: string) => `Saved copy of ${moment}.`,
  checkedAgain: "Prices and stock are checked before you order.",
  loadAnew: "The network is back: load this page anew",
};
