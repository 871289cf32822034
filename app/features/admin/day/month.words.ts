import { counted } from "#app/values/language.ts";

export const words = {
  month: "Month",
  monthBefore: "The month before",
  monthAfter: "The month after",
  asFile: "As a CSV file",
  nothing: "Nothing happened in this month",
  day: "Day",
  orders: "Orders",
  counted: "Counted",
  difference: "Difference",
  noCash: "No cash",
  count: "Count",
  sold: "Sold in this month",
  notClosed: "Not closed",
  all: "The whole month",
  fromSales: "From sales to money",
  cameBack: "Goods that came back",
  givenApart: "Given on khata without an order",
  stillDue: "Still due, less paid in advance",
  paidAhead: "Paid in advance, less still due",
  cameIn: "Came in",
  total: "Total",
  /** Of what stands above it. */
  inAll: "In all",
  /** Of the days that were closed alone. */
  expectedThen: "Expected on those days",
  /** What was delivered, in rupees. */
  sales: "Sales",
  inDrawer: "In the drawer",
  /** Above what was counted. */
  onClosed: (days: number) =>
    counted("en", days, {
      one: "On the day that was closed",
      other: `On the ${days} closed days`,
    }),
  /** Beside sums of those alone. */
  closedDays: (days: number) =>
    counted("en", days, { one: "1 closed day", other: `${days} closed days` }),
  differedOn: (on: { short: number; over: number; days: number }) => {
    const days = counted("en", on.days, { one: "1 day", other: `${on.days} days` });
    if (on.short === 0 && on.over === 0)
      return counted("en", on.days, {
        one: "As expected on the one closed day.",
        other: `As expected on all ${on.days} closed days.`,
      });
    if (on.over === 0) return `Short on ${on.short} of ${days}.`;
    if (on.short === 0) return `Over on ${on.over} of ${days}.`;
    return `Short on ${on.short}, over on ${on.over} of ${days}.`;
  },
  enterCounted: "Please enter what you counted in rupees, such as 4520.50.",
};
