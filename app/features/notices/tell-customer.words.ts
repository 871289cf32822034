export const words = {
  asSoonAsPossible: "as soon as possible",
  titles: {
    accepted: (order: string) => `Your order ${order} is accepted`,
    dispatched: (order: string) => `Your order ${order} is on its way`,
    delivered: (order: string) => `Your order ${order} is delivered`,
    cancelled: (order: string) => `Your order ${order} is cancelled`,
    refunded: (order: string) => `Refund for your order ${order}`,
  },
  comes: (when: string) => `It comes ${when}.`,
  wentBack: (amount: string) => `${amount} went back to you.`,
  openOrder: "See your order",
};
