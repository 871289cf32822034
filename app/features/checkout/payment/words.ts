export const words = {
  payment: "Payment",
  errorOccurred: "An error occurred",
  selectMethod: "Select Method",
  online: "Online",
  total: "Total",
  processing: "Processing payment...",
  continue: "Continue",
};
