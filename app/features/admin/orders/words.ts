import { counted } from "#app/values/language.ts";

export const words = {
  title: "Orders",
  searchOrders: "Search orders",
  searchHint: "Order, invoice, phone or name",
  day: "Day",
  payment: "Payment",
  all: "All",
  filter: "Filter",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  oldest: "Oldest",
  columns: {
    order: "Order",
    user: "User",
    phone: "Phone",
    date: "Date",
    total: "Total",
    paid: "Paid",
    delivered: "Delivered",
  },
  /** Its date, where it stands in a card. */
  ordered: "Ordered",
  ofDay: (orders: number, sum: string) =>
    `${counted("en", orders, { one: "1 order", other: `${orders} orders` })} · ${sum}`,
  /** Where some of them don't count. */
  someOfDay: (some: number, all: number, sum: string) =>
    `${some} of ${counted("en", all, { one: "1 order", other: `${all} orders` })} · ${sum}`,
  asTable: "As a table",
  byDay: "Day by day",
  counterSale: "Counter sale",
  paid: "Paid",
  notPaid: "Not paid",
  atTheDoor: "Pays at the door",
  onKhata: "On khata",
  /** What was paid of a cancelled order. */
  givenBack: "Money given back",
  notFound: (text: string) => `No orders found for ${text}`,
  noneYet: "No orders yet",
  noneSuch: "No such orders",
};
