export const words = {
  failedTitle: "Payment Failed – Kirana",
  failedHeading: "Payment Failed",
  failed: "Your payment was not successful. Please try again or contact support.",
  support: (contact: string) => `Support: ${contact}`,
  backToCart: "Go Back to Cart",
  paidTitle: "Payment successful – Kirana",
  paidHeading: "Payment successful",
  paid: "Your payment was successful. Preparing your order...",
  showOrder: "Show the order",
  payingTitle: "Processing payment... – Kirana",
  paying: "Processing payment...",
  waiting:
    "Your bank is still confirming the payment. Please don't pay again: this page looks for the answer by itself.",
  checkAgain: "Check again",
  failure: "An error occurred",
};
