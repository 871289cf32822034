import { counted } from "#app/values/language.ts";

export const words = {
  sums: "Sums",
  cashExpected: "Cash expected",
  counted: "Counted {counted}, as expected.",
  countedApart: (difference: string) => `Counted {counted}, ${difference} apart.`,
  countedBy: (name: string) => `Counted by ${name}.`,
  closedAt: (moment: string, name: string) =>
    name ? `Closed ${moment} by ${name}.` : `Closed ${moment}.`,
  deliveredOrders: (count: number) => `Delivered (${count})`,
  dayBook: "Day book",
  noSuchDay: "There is no such day to close.",
  isClosed: "The day is closed",
  withRiders: "With riders",
  countNow: (name: string) => `Count what ${name} has`,
  handsOver: (name: string, amount: string) => `${name} hands over ${amount}`,
  missing: (name: string, amount: string) => `${name}: ${amount} missing after the count`,
  handoverBy: (amount: string, name: string) => `${amount} counted by ${name}`,
  countIt: "Counted, in rupees",
  saveCount: "Counted",
  enterHandedOver: "Please enter what you counted, in rupees, such as 740.",
  handoverCounted: "Counted: it lies in the drawer now",
  whatHappened: "What happened",
  nothing: "Nothing yet",
  onToday: (day: string) => `${day}, today`,
  anotherDay: "Another day",
  show: "Show",
  dayBefore: "The day before",
  dayAfter: "The day after",
  wholeMonth: "The whole month",
  close: "Close the day",
  countedInRupees: "Cash counted, in rupees",
  closeHint:
    "A closed day can be opened again for 10 minutes only; what comes later is the next day's.",
  closeAnyway: "Close the day with this open?",
  stillOut: (count: number, owed: string) =>
    counted("en", count, {
      one: `1 order is out for delivery, ${owed} of it unpaid.`,
      other: `${count} orders are out for delivery, ${owed} of them unpaid.`,
    }),
  stillUnpaid: (count: number, owed: string) =>
    counted("en", count, {
      one: `1 delivered order is unpaid: ${owed}.`,
      other: `${count} delivered orders are unpaid: ${owed}.`,
    }),
  openAgain: "Open the day again",
  isOpen: "The day is open again",
};
