import type { Visit } from "./visit.ts";

const everyday =
  "aata dal chawal chini namak haldi jeera dhania mirch besan maida sooji poha rajma chana tel ghee doodh dahi paneer makkhan anda chai coffee biscuit chips maggi ketchup achar sabun shampoo toothpaste surf vim phenyl jhadu agarbatti kapoor machis pani";
const visitor = { actor: "visitor" } as const;
const customer = { actor: "customer" } as const;
const regular = { actor: "regular" } as const;
const admin = { actor: "admin" } as const;
const placed = "/placeorder?method=cash";
const street = { street: "24, 3rd Cross", city: "Bengaluru", postalCode: "560011" };

export const signInCustomer = { phoneNo: "9000000002", password: "Customer@12345" };
export const signInAdmin = { phoneNo: "9000000001", password: "Admin@12345" };

export const listOf40: Visit = {
  ...visitor,
  name: "list of 40 lines",
  path: "/parchi",
  form: {
    text: everyday
      .split(" ")
      .map((name, at) => `${name} ${at + 1} 5 kg`)
      .join("\n"),
  },
  // What the index finds for each of its lines.
  more: 40 * 400,
};

/** An order of thirty lines, and how the shop packs it with one line short. */
const monthOfGoods: Visit[] = [
  {
    ...regular,
    name: "sign in, a regular",
    path: "/login",
    form: { phoneNo: "9000000003", password: "Customer@12345" },
  },
  { ...regular, name: "shipping of 30 lines", path: "/shipping", form: street },
  { ...regular, name: "place order of 30 lines", path: placed },
  {
    ...regular,
    name: "order of 30 lines placed",
    path: placed,
    form: (fields) => fields,
  },
  { ...regular, name: "order of 30 lines", path: "{order}" },
  { ...admin, name: "sign in, the owner", path: "/login", form: signInAdmin },
  { ...admin, name: "pack 30 lines", path: "{order}/settle" },
  {
    ...admin,
    name: "30 lines packed, one short",
    path: "{order}/settle",
    form: oneShort,
  },
  { ...regular, name: "order of 30 lines, one short", path: "{order}" },
  { ...admin, name: "30 lines dispatched, with their paper", path: "{order}/dispatch", form: {} },
  { ...admin, name: "30 lines delivered", path: "{order}/deliver", form: {} },
];

/** In the order a shopper would take them: the last ones need the first ones' cookies. */
export const visits: Visit[] = [
  { ...visitor, name: "home", path: "/" },
  { ...visitor, name: "category", path: "/category/Flours" },
  { ...visitor, name: "category, chosen", path: "/category/Flours?sort=unit&instock=1" },
  { ...visitor, name: "category all", path: "/category/all" },
  { ...visitor, name: "search", path: "/search?query=atta" },
  { ...visitor, name: "product", path: "/product/{slug}" },
  { actor: "shopper", name: "cart", path: "/cart" },
  { ...visitor, name: "suggestions", path: "/suggestions?query=aashir" },
  { ...visitor, name: "search misspelt", path: "/search?query=aashirvad" },
  { ...visitor, name: "search brand", path: "/search?query=Tata" },
  { ...visitor, name: "keyword list", path: "/search/atta" },
  listOf40,
  { ...visitor, name: "page 2", path: "/page/2" },
  {
    ...customer,
    name: "sign in",
    path: "/login?redirect=/shipping",
    form: signInCustomer,
  },
  {
    ...visitor,
    name: "sign in, wrong",
    path: "/login",
    form: { ...signInCustomer, password: "wrong" },
  },
  { ...customer, name: "cart, signed in", path: "/cart" },
  { ...customer, name: "cart plus", path: "/cart/plus", form: { financialId: "{pack}" } },
  { ...customer, name: "shipping", path: "/shipping" },
  { ...customer, name: "payment", path: "/payment" },
  { ...customer, name: "place order", path: placed },
  { ...customer, name: "order placed", path: placed, form: (fields) => fields },
  { ...customer, name: "order", path: "{order}" },
  ...monthOfGoods,
  { ...customer, name: "profile", path: "/profile" },
  { ...customer, name: "log out", path: "/logout", form: { all: "" } },
];

function oneShort(fields: Record<string, string>): Record<string, string> {
  const line = Object.keys(fields).find((name) => name.startsWith("packed-")) ?? "";
  return { ...fields, [line]: "0" };
}
