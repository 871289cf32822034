export const words = {
  payment: "Payment",
  errorOccurred: "An error occurred",
  selectMethod: "Select Method",
  online: "Online",
  choose: "First choose how you pay.",
  cashHint: "When it is at your door",
  upi: "UPI",
  onlineHint: "Now, by UPI or card",
  changeCart: "Change cart",
  payNow: (amount: string) => `Pay ${amount}`,
  processing: "Processing payment...",
  continue: "Continue",
};
