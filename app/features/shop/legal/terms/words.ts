export const words = {
  title: "Terms and Conditions – Kirana",
  description:
    "The terms of the Kirana grocery shop: orders, prices, delivery, payment, refunds, returns and complaints.",
  columns: ["PIN code", "Delivery", "Free from", "Smallest order"],
  free: "Free",
  any: "Any",
  chosenTime: "A time you choose",
  timeCosts: (most: string) => `up to ${most} more, shown beside it`,
};
