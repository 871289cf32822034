export const words = {
  "refund-due": "Refund due",
  "refund-failed": "Refund due – failed",
  "wrong-amount": "Wrong amount paid",
};
