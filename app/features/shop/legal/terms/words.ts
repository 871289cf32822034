export const words = {
  title: "Terms and Conditions – Kirana",
  description:
    "The terms of the Kirana grocery shop: orders, prices, delivery, payment, refunds, returns and complaints.",
  costs: (least: string, most: string) =>
    least === most
      ? `Delivery costs ${most}.`
      : `Delivery costs up to ${most}, depending on your PIN code.`,
  costsNothing: "There is no delivery fee.",
  freeFrom: (amount: string) => `Orders of ${amount} and more are delivered free.`,
  smallestOrder: (amount: string) =>
    `The smallest order is ${amount} or less, depending on your PIN code.`,
  windowCosts: (amount: string) =>
    `A delivery time that you choose may cost up to ${amount} more; its fee is shown beside it.`,
};
