export const words = {
  noPhone: "Phone number is missing in your profile.",
  selectMethod: "Please select a payment method.",
  earlierCancelled:
    "Your earlier order from this cart was cancelled. Press Continue to place a new one.",
  notStarted: "Failed to initiate payment. Please try again.",
};
