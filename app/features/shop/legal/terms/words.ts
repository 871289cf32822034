export const words = {
  title: "Terms and Conditions – Kirana",
  description:
    "The terms of the Kirana grocery shop: orders, prices, delivery, payment, refunds, returns and complaints.",
};
