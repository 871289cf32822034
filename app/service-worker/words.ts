export const words = {
  offlineTitle: "No connection – Kirana",
  savedCart: "You're offline. Showing your saved cart.",
  savedCopy: (moment: string) => `You're offline. Showing this page as it was on ${moment}.`,
  checkedAgain: "Prices and stock are checked before you order.",
  loadAnew: "You're online again: reload this page",
};
