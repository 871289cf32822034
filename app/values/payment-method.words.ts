export const words = {
  online: "Online",
  cash: "Cash/UPI Payment On Delivery",
};
