export const words = {
  choosePack: "Please choose what to order.",
  howMany: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  notSold: "This is no longer sold. Please choose something else.",
  onlyLeft: (left: number) => `Only ${left} left`,
  noTaxClass:
    "This has no tax class yet, so no bill can be made for it. Please choose one under Tax.",
  tryAgain: "It did not work this time. Please try again.",
  street: "Test order",
};
