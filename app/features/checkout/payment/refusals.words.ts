export const words = {
  noPhone: "Phone number is missing in your profile.",
  selectMethod: "Please select a payment method.",
  earlierCancelled: "Your earlier order of this cart was cancelled. Continue to place a new one.",
  notStarted: "Failed to initiate payment. Please try again.",
};
