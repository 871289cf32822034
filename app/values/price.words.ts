export const words = {
  aboveMrp: "The selling price can't be above the MRP.",
  disagrees: (price: string, percent: string, given: string) =>
    `${price} is ${percent} off, not ${given}: please change only one of the two.`,
};
