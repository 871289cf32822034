export const words = {
  title: "Pay – Kirana",
  failure: "An error occurred",
  noOrder: "There is no such order.",
  heading: "Pay for your order",
  pay: "Pay",
  paying: "Processing payment...",
  backToOrder: "Back to the order",
  noneLeft: (title: string, qty: number) => `${title}: ${qty} ordered, none left`,
  onlyLeft: (title: string, qty: number, left: number) =>
    `${title}: ${qty} ordered, only ${left} left`,
};
