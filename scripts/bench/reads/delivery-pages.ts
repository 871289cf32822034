import type { PageToMeasure } from "#scripts/bench/pages.ts";

const oneTrip = { roundTrips: 1 } as const;
/** Of the 56 windows each is read, ordered and counted off. */
const cart = { ...oneTrip, path: "/cart", rows: () => 220 } as const;
const checkout = { actor: "customer", roundTrips: 2, rows: () => 240 } as const;
const placed = "/placeorder?method=cash";

/** The way to an order where 300 areas and the windows of 14 days are kept. */
export const pages: PageToMeasure[] = [
  { ...oneTrip, name: "home, areas kept", path: "/", actor: "visitor" },
  { ...cart, name: "cart, areas kept", actor: "shopper" },
  {
    name: "PIN code",
    path: "/cart/pin",
    actor: "shopper",
    form: { postalCode: "560011" },
    ...{ roundTrips: 1, writeTrips: 0, rows: () => 10 },
  },
  { ...cart, name: "cart, PIN code typed", actor: "shopper" },
  {
    name: "sign in, areas kept",
    path: "/login",
    actor: "customer",
    form: { phoneNo: "9000000002", password: "Customer@12345" },
  },
  {
    name: "second address",
    path: "/addresses",
    actor: "customer",
    form: { to: "add", street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" },
    ...{ roundTrips: 2, writeTrips: 1 },
  },
  { name: "addresses", path: "/addresses", actor: "customer", roundTrips: 1, rows: () => 60 },
  { ...checkout, name: "shipping, areas kept", path: "/shipping" },
  { ...checkout, name: "payment, areas kept", path: "/payment" },
  { ...checkout, name: "place order, areas kept", path: placed },
  {
    ...checkout,
    name: "order placed, areas kept",
    path: placed,
    form: (fields) => fields,
    ...{ roundTrips: 4, writeTrips: 1, rows: () => 450 },
  },
  {
    ...oneTrip,
    name: "delivery, asked of the API",
    path: "/api/delivery?postalCode=560011",
    actor: "visitor",
    rows: () => 190,
  },
];
