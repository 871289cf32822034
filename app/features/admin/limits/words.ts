export const words = {
  limits: "Limits",
  openOrders: {
    label: "Unpaid orders of a customer",
    hint: "Those not yet paid, dispatched or cancelled.",
  },
  openRupees: {
    label: "What they may cost together, in rupees",
    hint: "A larger order is refused too: the customer is asked to call the shop.",
  },
  ordersAnHour: {
    label: "Orders of a customer in an hour",
    hint: "Paid and cancelled ones count.",
  },
  packsADay: {
    label: "Packs of one kind for a customer in 24 hours",
    hint: "Those of cancelled orders don't count.",
  },
  codesAnHour: {
    label: "OTPs in an hour, for all phones together",
    hint: "Each is an SMS that costs money. Once so many are sent, nobody can register or reset a password for the rest of the hour.",
  },
  complaintDays: {
    label: "Days after the delivery to complain about an order",
    hint: "On the last day it is still possible.",
  },
  save: "Save",
  saved: "Limits saved",
  enterNumber: (most: string) => `Please enter a whole number from 1 to ${most}.`,
};
