export const words = {
  new: "New",
  "to-pack": "To pack",
  packed: "Packed",
  out: "Out for delivery",
  delivered: "Delivered",
  unpaid: "Unpaid",
  cancelled: "Cancelled",
  "give-back": "Money to give back",
};
