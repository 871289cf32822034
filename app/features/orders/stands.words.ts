export const words = {
  new: "New",
  "to-pack": "To pack",
  packed: "Packed",
  out: "Out",
  delivered: "Delivered",
  unpaid: "Unpaid",
  cancelled: "Cancelled",
};
