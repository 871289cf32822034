import { counted } from "#app/values/language.ts";

export const words = {
  payment: "Payment",
  errorOccurred: "An error occurred",
  selectMethod: "Select Method",
  online: "Online",
  cashHint: "When it is at your door",
  upi: "UPI",
  onlineHint: "Now, by UPI or card",
  items: (count: number) => counted("en", count, { one: "1 item", other: `${count} items` }),
  shipping: "Delivery",
  deliveryWindow: "Delivery time fee",
  when: "Delivery time",
  changeCart: "Change cart",
  payNow: (amount: string) => `Pay ${amount}`,
  processing: "Processing payment...",
  continue: "Continue",
};
