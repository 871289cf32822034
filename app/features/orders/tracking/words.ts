export const words = {
  refunds: { due: "Refund in progress", done: "Refund done", failed: "Refund delayed" },
  cancelled: "Order Cancelled",
  delivered: "Order Delivered",
  dispatched: "Order Dispatched and Delivery In Progress",
  packed: "Order Packed and Ready for Dispatch",
  placed: "Order Successfully Placed and Packing In Progress",
  steps: {
    cancelled: "Cancelled",
    delivered: "Delivered",
    dispatched: "Dispatched",
    packed: "Packed",
    placed: "Placed",
  },
  by: {
    you: "Cancelled by you",
    customer: "Cancelled by the customer",
    shop: "Cancelled by the shop",
  },
  reason: (why: string) => `Reason: ${why}`,
  nothingInStock: "Nothing of it was in stock.",
  trackOrder: "Track order",
  progress: "Order progress",
};
