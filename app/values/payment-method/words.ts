export const words = {
  cash: "Cash/UPI Payment On Delivery",
};
