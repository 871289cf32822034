type Actor = "visitor" | "shopper" | "customer" | "regular" | "admin";
export type Fields = Record<string, string>;
export type Asked = {
  path: string;
  /** What is posted, or what becomes of the form that posts there on the page before. */
  form?: Fields | ((fields: Fields) => Fields);
  /** Of a page that no shopper reads; else one, a search's two, a write's three. */
  trips?: number;
  /** Rows above any page's: an offset's, a filtered list's, those that an index found. */
  more?: number;
};

/**
 * An address to measure; `slug`, `pack`, `khata` and `order`, the last that was placed, are filled
 * in. A shopper has three packs in the cart and becomes the customer, a regular has thirty.
 */
export type Visit = Asked & { name: string; actor: Actor };

const everyday =
  "aata dal chawal chini namak haldi jeera dhania mirch besan maida sooji poha rajma chana tel ghee doodh dahi paneer makkhan anda chai coffee biscuit chips maggi ketchup achar sabun shampoo toothpaste surf vim phenyl jhadu agarbatti kapoor machis pani";
const listText = everyday.split(" ").map((name, at) => `${name} ${at + 1} 5 kg`);
// What the index finds for each of its lines.
export const listOf40 = { path: "/parchi", form: { text: listText.join("\n") }, more: 40 * 400 };
const placed = "/placeorder?method=cash";
const street = { street: "24, 3rd Cross", city: "Bengaluru", postalCode: "560011" };
const second = { street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" };
export const asCustomer = { phoneNo: "9000000002", password: "Customer@12345" };
const regular = { ...asCustomer, phoneNo: "9000000003" };
export const asOwner = { phoneNo: "9000000001", password: "Admin@12345" };
export const asFilled = (fields: Fields) => fields;

/** In the order people would take them: the last ones need the first ones' cookies. */
export const shopVisits: Visit[] = [
  ...as("visitor", {
    home: "/",
    category: "/category/Flours",
    "category, chosen": "/category/Flours?sort=unit&instock=1",
    "category all": "/category/all",
    search: "/search?query=atta",
    product: "/product/{slug}",
  }),
  ...as("shopper", { cart: "/cart" }),
  ...as("visitor", {
    suggestions: "/suggestions?query=aashir",
    "search misspelt": "/search?query=aashirvad",
    "search brand": "/search?query=Tata",
    "keyword list": "/search/atta",
    "list of 40 lines": listOf40,
    "page 2": "/page/2",
  }),
  ...as("customer", { "sign in": post("/login?redirect=/shipping", asCustomer) }),
  ...as("visitor", { "sign in, wrong": post("/login", { ...asCustomer, password: "wrong" }) }),
  ...as("customer", {
    "cart, signed in": "/cart",
    "cart plus": post("/cart/plus", { financialId: "{pack}" }),
    shipping: "/shipping",
    payment: "/payment",
    "place order": placed,
    "order placed": post(placed, asFilled),
    order: "{order}",
  }),
  ...as("regular", {
    "sign in, a regular": post("/login", regular),
    "shipping of 30 lines": post("/shipping", street),
    "place order of 30 lines": placed,
    "order of 30 lines placed": post(placed, asFilled),
    "order of 30 lines": "{order}",
  }),
  ...as("admin", {
    "sign in, the owner": post("/login", asOwner),
    "pack 30 lines": "{order}/settle",
    "30 lines packed, one short": post("{order}/settle", oneShort),
  }),
  ...as("regular", { "order of 30 lines, one short": "{order}" }),
  ...as("admin", {
    "30 lines dispatched, with their paper": post("{order}/dispatch", {}),
    "30 lines delivered": post("{order}/deliver", {}),
  }),
  ...as("customer", { profile: "/profile", "log out": post("/logout", { all: "" }) }),
];

/** The way to an order where 300 areas and the windows of 14 days are kept. */
export const deliveryVisits: Visit[] = [
  ...as("visitor", { "home, areas kept": "/" }),
  ...as("shopper", {
    "cart, areas kept": "/cart",
    "PIN code": post("/cart/pin", { postalCode: "560011" }),
    "cart, PIN code typed": "/cart",
  }),
  ...as("customer", {
    "sign in, areas kept": post("/login", asCustomer),
    "second address": post("/addresses/add", second),
    addresses: "/addresses",
    "shipping, areas kept": "/shipping",
    "payment, areas kept": "/payment",
    "place order, areas kept": placed,
    "order placed, areas kept": post(placed, asFilled),
  }),
  ...as("visitor", { "delivery, asked of the API": "/api/delivery?postalCode=560011" }),
];

export function as(actor: Actor, visits: Record<string, string | Asked>): Visit[] {
  return Object.entries(visits).map(([name, asked]) => ({
    name,
    actor,
    ...(typeof asked === "string" ? { path: asked } : asked),
  }));
}

export function post(path: string, form: Asked["form"]): Asked {
  return { path, form };
}

function oneShort(fields: Fields): Fields {
  const line = Object.keys(fields).find((name) => name.startsWith("packed-")) ?? "";
  return { ...fields, [line]: "0" };
}
