export const words = {
  documentLanguage: "en-IN",
  notPaid: "Payment was not successful.",
  unavailable: "Failed to process your order. Please try again.",
  refunding: "Your payment came too late and is being refunded.",
  incomplete: "Incomplete order details. Please try again.",
  paying: "Processing payment...",
  toShop: "Continue to the shop",
};
