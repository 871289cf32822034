import { type PageToMeasure, chosenFrom, listOf40, mostSearched } from "#scripts/bench/pages.ts";

const packsToSave = 100;
const customer = { phoneNo: "9000000002", password: "Customer@12345" };
const flours = "?category=Flours";
const visit = { actor: "visitor", roundTrips: 1 } as const;
const search = { ...visit, rows: chosenFrom(mostSearched) } as const;
/** Cards of the category, and of the shop. */
const [pulses, all] = [427, 10_155];
/** Of a hundred thousand orders in 360 days. */
const papersAMonth = Math.ceil((31 * 100_000) / 360);
const list = { actor: "admin", roundTrips: 1, rows: () => 200 } as const;

/**
 * The owner's lists at their beginning, in the middle and at their end, and what a search finds;
 * then a hundred prices at once.
 */
export const pages: PageToMeasure[] = [
  {
    name: "sign in",
    path: "/login",
    actor: "admin",
    form: { phoneNo: "9000000001", password: "Admin@12345" },
  },
  { ...list, name: "products, first page", path: "/admin/productlist" },
  { ...list, name: "products, page 300", path: "/admin/productlist/300" },
  { ...list, name: "products, last page", path: "/admin/productlist/99999" },
  { ...list, name: "products, by word", path: "/admin/productlist?query=atta" },
  { ...list, name: "products, by word, page 6", path: "/admin/productlist/6?query=organic" },
  { ...list, name: "products, by two words", path: "/admin/productlist?query=organic%20rice" },
  { ...search, name: "search", path: "/search?query=atta" },
  {
    ...search,
    name: "search, Hindi and size",
    path: "/search?query=%E0%A4%9A%E0%A4%BE%E0%A4%B5%E0%A4%B2%205%20kg",
  },
  { ...search, name: "search, two words", path: "/search?query=aashirvad%20atta" },
  { ...search, name: "search, chosen", path: "/search?query=dal&sort=unit&instock=1" },
  {
    ...visit,
    name: "category, chosen",
    path: "/category/rice-pulses?sort=unit&instock=1",
    rows: chosenFrom(pulses),
  },
  {
    ...visit,
    name: "category, last page chosen",
    path: "/category/rice-pulses?sort=name&page=7",
    rows: chosenFrom(pulses),
  },
  { ...visit, name: "all, chosen", path: "/category/all?sort=price", rows: chosenFrom(all) },
  { ...visit, name: "suggestions", path: "/suggestions?query=ric", rows: () => 300 },
  listOf40,
  { ...visit, name: "sitemap", path: "/sitemap.xml", rows: () => 10 },
  {
    ...visit,
    name: "sitemap, five thousand products",
    path: "/sitemaps/products-1.xml",
    rows: () => 30 + 2 * 5000,
  },
  {
    ...visit,
    name: "product feed",
    path: "/feeds/google.xml",
    // A thousand cards at once, and the version before.
    roundTrips: 1 + Math.ceil(all / 1000),
    rows: () => 30 + 3 * all,
  },
  {
    ...list,
    name: "counter, 200 open orders",
    path: "/admin/counter",
    rows: (orders) => 60 + 3 * orders,
  },
  { ...list, name: "orders, cancelled", path: "/admin/orderlist?show=cancelled" },
  { ...list, name: "orders, paid online", path: "/admin/orderlist?method=Online" },
  { ...list, name: "orders, first page", path: "/admin/orderlist" },
  { ...list, name: "orders, page 1600", path: "/admin/orderlist?page=1600" },
  { ...list, name: "orders, last page", path: "/admin/orderlist?page=99999", roundTrips: 2 },
  { ...list, name: "orders, by phone", path: "/admin/orderlist?query=91000" },
  { ...list, name: "orders, by name", path: "/admin/orderlist?query=anita" },
  { ...list, name: "orders, by name, older", path: "/admin/orderlist?query=anita&before=30000" },
  { ...list, name: "khatas", path: "/admin/khata" },
  { ...list, name: "a khata", path: "/admin/khata/{khata}" },
  { ...list, name: "day book", path: "/admin/day" },
  { ...list, name: "day book, a month", path: "/admin/day/month" },
  { name: "sign in, customer", path: "/login", actor: "customer", form: customer },
  { ...list, actor: "customer", name: "one's own khata", path: "/khata" },
  {
    name: "papers of a month",
    path: `/admin/tax/month?m=${lastMonth()}`,
    actor: "admin",
    rows: () => 3 * papersAMonth,
  },
  { ...list, name: "tax", path: "/admin/tax", rows: () => 500 },
  { name: "prices", path: `/admin/prices${flours}`, actor: "admin", roundTrips: 1 },
  {
    name: "prices, preview",
    path: `/admin/prices/preview${flours}`,
    actor: "admin",
    form: raisePrices,
  },
  {
    name: "prices, saved",
    path: `/admin/prices/save${flours}`,
    actor: "admin",
    form: (fields) => fields,
    roundTrips: 4,
  },
];

function lastMonth(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - 1, 15).toISOString().slice(0, 7);
}

/** A rupee more for each of the first hundred packs. */
function raisePrices(fields: Record<string, string>): Record<string, string> {
  const prices = Object.keys(fields)
    .filter((name) => name.startsWith("price."))
    .slice(0, packsToSave);
  return {
    ...fields,
    ...Object.fromEntries(prices.map((name) => [name, String(Number(fields[name]) + 1)])),
  };
}
