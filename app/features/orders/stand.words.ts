/** How far one order is. */
export const words = {
  waits: "Waiting for the payment",
  lapsed: "Not paid in time",
  new: "New",
  "to-pack": "To pack",
  packed: "Packed",
  out: "Out for delivery",
  delivered: "Delivered",
  cancelled: "Cancelled",
};
