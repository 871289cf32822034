export const words = {
  limits: "Limits",
  about:
    "What one customer can order before the shop says stop. Most shops never need to change these.",
  groups: {
    unpaid: "Before they have paid",
    much: "How much at once",
    codes: "OTPs by SMS",
    complaints: "Complaints",
  },
  openOrders: {
    label: "Unpaid orders",
    unit: "orders",
    hint: "Of one customer: orders neither paid, sent out nor cancelled.",
  },
  openRupees: {
    label: "Unpaid amount",
    unit: "rupees",
    hint: "A single larger order is refused too: the customer is asked to call the shop.",
  },
  ordersAnHour: {
    label: "Orders in an hour",
    unit: "orders",
    hint: "Of one customer. Paid and cancelled ones count.",
  },
  packsADay: {
    label: "Packs of one kind in 24 hours",
    unit: "packs",
    hint: "For one customer. Those of cancelled orders don't count.",
  },
  codesAnHour: {
    label: "OTPs in an hour",
    unit: "OTPs",
    hint: "For all phones together, as each SMS costs money. Once so many are sent, nobody can register or reset a password for the rest of the hour.",
  },
  complaintDays: {
    label: "Days after the delivery",
    unit: "days",
    hint: "As long a customer can complain about an order, the last day included.",
  },
  save: "Save",
  saved: "Limits saved",
  enterNumber: (most: string) => `Please enter a whole number from 1 to ${most}.`,
};
