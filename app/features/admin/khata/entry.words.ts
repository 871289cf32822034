export const words = {
  paymentReceived: "Payment received",
  recordPayment: "Record the payment",
  correctOwed: "Correct what is owed",
  correct: "Correct",
  amountInRupees: "Amount in rupees",
  howItCame: "How it came",
  reference: "Reference (optional)",
  referenceHint: "The last digits of the UPI reference, for example.",
  addToOwed: "Add to what is owed, in rupees",
  addHint: "With a minus in front it takes from it, such as -20.",
  why: "Why",
  whyHint: "The customer reads it too.",
};
