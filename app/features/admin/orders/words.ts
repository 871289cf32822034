import { counted } from "#app/values/language.ts";

type LeftOut = { awaited: number; lapsed: number; cancelled: number };

export const words = {
  title: "Orders",
  searchOrders: "Search orders",
  searchHint: "Order, invoice, phone or name",
  day: "Day",
  payment: "Payment",
  all: "All",
  filter: "Filter",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: "Newer",
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
  /** Of those that don't count, one of which there is. */
  leftOut: ({ awaited, lapsed, cancelled }: LeftOut) => {
    const apart = [
      awaited > 0 ? `${awaited} waiting for online payment` : "",
      lapsed > 0 ? `${lapsed} not paid in time` : "",
      cancelled > 0 ? `${cancelled} cancelled` : "",
    ];
    return `${apart.filter(Boolean).join(", ")} left out`;
  },
  /** Of a day that begins, or ends, on another page. */
  onThisPage: "on this page",
  asTable: "As one list",
  byDay: "Day by day",
  counterSale: "Counter sale",
  paid: "Paid",
  notPaid: "Not paid",
  atTheDoor: "Pays at the door",
  awaited: "Waiting for online payment",
  onKhata: "On khata",
  /** What was paid of a cancelled order. */
  givenBack: "Money given back",
  notFound: (text: string) => `No orders found for ${text}`,
  noneYet: "No orders yet",
  noneSuch: "No such orders",
};
