export const words = {
  "refund-due": "Refund due – on its way",
  "refund-failed": "Refund due – failed",
  "by-hand": "Refunded at the gateway",
  "wrong-amount": "Wrong amount paid",
  "hand-back": "Money to hand back",
};
