export type Actor = "visitor" | "shopper" | "customer" | "regular" | "admin";

/**
 * An address to measure and what it may cost; `slug` and `order`, the last that was placed, are
 * filled in. A shopper has three packs in the cart, a regular thirty.
 */
export type PageToMeasure = {
  name: string;
  path: string;
  actor: Actor;
  /** What is posted, or what becomes of the form that posts there on the page before. */
  form?: Record<string, string> | ((fields: Record<string, string>) => Record<string, string>);
  roundTrips?: number;
  /** Of the trips, how many may write. */
  writeTrips?: number;
  rows?: (cards: number) => number;
  isLoadTested?: boolean;
  /** Whether visitors get it from the edge cache. */
  isCached?: boolean;
};

const perCard = (cards: number) => 30 + 6 * cards;
/** With the cards before its page. */
const listPage = (cards: number) => 60 + 6 * cards;
/** With what can be chosen counted over every card of the list. */
export const chosenFrom = (listed: number) => (cards: number) => perCard(cards) + 2 * listed;
/** Of a search so many cards are counted at most. */
export const mostSearched = 300;
/** Cards of a category, and of the shop. */
const [flours, allCards] = [21, 455];
const cartCards = () => perCard(3);
const page = {
  actor: "visitor",
  roundTrips: 1,
  rows: perCard,
  isLoadTested: true,
  isCached: true,
} as const;
const checkout = { actor: "customer", roundTrips: 2, rows: cartCards } as const;

const everyday =
  "aata dal chawal chini namak haldi jeera dhania mirch besan maida sooji poha rajma chana tel ghee doodh dahi paneer makkhan anda chai coffee biscuit chips maggi ketchup achar sabun shampoo toothpaste surf vim phenyl jhadu agarbatti kapoor machis pani";

export const listOf40: PageToMeasure = {
  name: "list of 40 lines",
  path: "/parchi",
  actor: "visitor",
  form: {
    text: everyday
      .split(" ")
      .map((name, at) => `${name} ${at + 1} 5 kg`)
      .join("\n"),
  },
  // The last after the answer: what nobody understood is kept.
  roundTrips: 3,
  writeTrips: 1,
  rows: () => 3000,
};

const regular = { actor: "regular" } as const;
const placed = "/placeorder?method=cash";
const monthsOrder = { path: "{order}", actor: "regular", roundTrips: 1, rows: () => 300 } as const;

/** An order of thirty lines, and how the shop packs it with one line short. */
const monthOfGoods: PageToMeasure[] = [
  {
    ...regular,
    name: "sign in, a regular",
    path: "/login",
    form: { phoneNo: "9000000003", password: "Customer@12345" },
  },
  {
    ...regular,
    name: "shipping of 30 lines",
    path: "/shipping",
    form: { street: "24, 3rd Cross", city: "Bengaluru", postalCode: "560011" },
  },
  { ...regular, name: "place order of 30 lines", path: placed },
  {
    ...regular,
    name: "order of 30 lines placed",
    path: placed,
    form: (fields) => fields,
    writeTrips: 1,
  },
  { ...monthsOrder, name: "order of 30 lines" },
  {
    name: "sign in, the owner",
    path: "/login",
    actor: "admin",
    form: { phoneNo: "9000000001", password: "Admin@12345" },
  },
  {
    name: "pack 30 lines",
    path: "{order}/settle",
    actor: "admin",
    roundTrips: 1,
    rows: () => 60 + 30 * 30,
  },
  {
    name: "30 lines packed, one short",
    path: "{order}/settle",
    actor: "admin",
    form: oneShort,
    writeTrips: 1,
  },
  { ...monthsOrder, name: "order of 30 lines, one short" },
  {
    name: "30 lines dispatched, with their paper",
    path: "{order}/dispatch",
    actor: "admin",
    form: {},
    writeTrips: 1,
  },
  { name: "30 lines delivered", path: "{order}/deliver", actor: "admin", form: {}, writeTrips: 1 },
];

/** In the order a shopper would take them: the last ones need the first ones' cookies. */
export const pages: PageToMeasure[] = [
  { ...page, name: "home", path: "/" },
  { ...page, name: "category", path: "/category/Flours", rows: chosenFrom(flours) },
  {
    ...page,
    name: "category, chosen",
    path: "/category/Flours?sort=unit&instock=1",
    rows: chosenFrom(flours),
  },
  { ...page, name: "category all", path: "/category/all", rows: chosenFrom(allCards) },
  { ...page, name: "search", path: "/search?query=atta", rows: chosenFrom(mostSearched) },
  { ...page, name: "product", path: "/product/{slug}" },
  { ...page, name: "cart", path: "/cart", actor: "shopper", rows: cartCards, isCached: false },
  {
    name: "suggestions",
    path: "/suggestions?query=aashir",
    actor: "visitor",
    roundTrips: 1,
    rows: () => 300,
  },
  {
    name: "search misspelt",
    path: "/search?query=aashirvad",
    actor: "visitor",
    roundTrips: 1,
    rows: chosenFrom(mostSearched),
  },
  {
    name: "search brand",
    path: "/search?query=Tata",
    actor: "visitor",
    roundTrips: 1,
    rows: chosenFrom(mostSearched),
  },
  { name: "keyword list", path: "/search/atta", actor: "visitor", roundTrips: 1, rows: () => 300 },
  listOf40,
  { name: "page 2", path: "/page/2", actor: "visitor", roundTrips: 1, rows: listPage },
  {
    name: "sign in",
    path: "/login?redirect=/shipping",
    actor: "customer",
    form: { phoneNo: "9000000002", password: "Customer@12345" },
  },
  {
    name: "sign in, wrong",
    path: "/login",
    actor: "visitor",
    form: { phoneNo: "9000000002", password: "wrong" },
  },
  { name: "cart, signed in", path: "/cart", actor: "customer", roundTrips: 1, rows: cartCards },
  { name: "cart plus", path: "/cart/plus", actor: "customer", form: { financialId: "{pack}" } },
  { ...checkout, name: "shipping", path: "/shipping" },
  { ...checkout, name: "payment", path: "/payment" },
  { ...checkout, name: "place order", path: "/placeorder?method=cash" },
  {
    ...checkout,
    name: "order placed",
    path: "/placeorder?method=cash",
    form: (fields) => fields,
    // The last after the answer: the products whose stock the open carts are told.
    roundTrips: 4,
    rows: () => 200,
  },
  { name: "order", path: "{order}", actor: "customer", roundTrips: 1, rows: cartCards },
  ...monthOfGoods,
  { name: "profile", path: "/profile", actor: "customer", roundTrips: 2, rows: () => 60 },
  { name: "log out", path: "/logout", actor: "customer", form: { all: "" } },
];

function oneShort(fields: Record<string, string>): Record<string, string> {
  const line = Object.keys(fields).find((name) => name.startsWith("packed-")) ?? "";
  return { ...fields, [line]: "0" };
}
