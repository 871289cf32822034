import type { Visit } from "./visit.ts";
import { signInCustomer } from "./visits.ts";

const placed = "/placeorder?method=cash";
const second = { to: "add", street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" };
const shopper = { actor: "shopper" } as const;
const customer = { actor: "customer" } as const;

/** The way to an order where 300 areas and the windows of 14 days are kept. */
export const visits: Visit[] = [
  { name: "home, areas kept", path: "/", actor: "visitor" },
  { ...shopper, name: "cart, areas kept", path: "/cart" },
  { ...shopper, name: "PIN code", path: "/cart/pin", form: { postalCode: "560011" } },
  { ...shopper, name: "cart, PIN code typed", path: "/cart" },
  { ...customer, name: "sign in, areas kept", path: "/login", form: signInCustomer },
  { ...customer, name: "second address", path: "/addresses", form: second },
  { ...customer, name: "addresses", path: "/addresses" },
  { ...customer, name: "shipping, areas kept", path: "/shipping" },
  { ...customer, name: "payment, areas kept", path: "/payment" },
  { ...customer, name: "place order, areas kept", path: placed },
  {
    ...customer,
    name: "order placed, areas kept",
    path: placed,
    form: (fields) => fields,
  },
  {
    name: "delivery, asked of the API",
    path: "/api/delivery?postalCode=560011",
    actor: "visitor",
  },
];
