import { counted } from "#app/values/language.ts";

export const words = {
  title: "My run – Kirana",
  heading: "My run",
  none: "Nothing to deliver now.",
  notOut: "Not dispatched yet",
  map: "Map",
  paid: "Paid: take no money",
  code: "The customer's code",
  reference: "UPI reference, last digits",
  referenceHint: "You can add it later.",
  delivered: "Delivered",
  withCash: "Cash, delivered",
  withUpi: "UPI, delivered",
  done: (short: string) => `Order ${short} is delivered`,
  notOnRun: "This order is not on your run any more. Tell the shop what money you took.",
  bookedOtherwise: (short: string, shown: string, booked: string) =>
    `Order ${short} is delivered. You were told to take ${shown}, but ${booked} is written down. Tell the shop what money you took.`,
  sentAnother: "This was already sent with other details. Please reload the page.",
  fourDigits: "Please enter the four digits that the customer has.",
  tapped: {
    "": "Delivered: not sent to the shop yet",
    cash: "Cash, delivered: not sent to the shop yet",
    upi: "UPI, delivered: not sent to the shop yet",
  },
  waiting: (count: number) =>
    counted("en", count, {
      one: "1 tap waits for the network. It is sent by itself, once.",
      other: `${count} taps wait for the network. They are sent by themselves, once each.`,
    }),
  signInAgain: "Please sign in again: then the taps that wait are sent.",
  signIn: "Sign in",
  notDelivered: (short: string, why: string) => `Order ${short} is not delivered: ${why}`,
  seen: "OK",
  afterTaps: "Cash is handed over once every tap is sent.",
  taken: "Taken since the last handover",
  cash: "Cash",
  upi: "UPI",
  handOver: "Hand over cash",
  amount: "How much, in rupees",
  enterAmount: "Please enter an amount in rupees, such as 740.",
  handedOver: "The shop will count it now",
};
