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
  smallestOrder: (least: string, most: string) =>
    least === most
      ? `An order must come to at least ${most}.`
      : `For some PIN codes an order must come to at least ${most}.`,
  windowCosts: (amount: string) =>
    `A delivery time that you choose may cost up to ${amount} more; its fee is shown beside it.`,
};
