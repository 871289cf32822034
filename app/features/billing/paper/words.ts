export const words = {
  /** Where it is not the papers' own. */
  language: undefined as string | undefined,
  paper: "Paper",
  slips: "Slips",
  print: "Print",
  noPaper: (shown: string) => `There is no such paper: this is ${shown}.`,
  noBillYet: "This order has no bill yet: it is issued when the order is dispatched.",
  backToOrder: "Back to the order",
  backToTax: "Back to Tax",
  backToCounter: "Back to the counter",
  noBill: (asked: string) => `There is no bill ${asked}.`,
  enterNumbers: "Please enter bill numbers, such as 123 or 120-130.",
};
