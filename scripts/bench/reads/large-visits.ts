import type { Visit } from "./visit.ts";
import { listOf40, signInAdmin, signInCustomer } from "./visits.ts";

const packsToSave = 100;
const flours = "?category=Flours";
const visitor = { actor: "visitor" } as const;
const admin = { actor: "admin" } as const;
/** Cards of the category, and of the shop. */
const [pulses, all] = [427, 10_155];
/** Of a hundred thousand orders in 360 days. */
const papersAMonth = Math.ceil((31 * 100_000) / 360);
/** How often the index finds a card for these, over all ranks of a search. */
const matches = { atta: 1518, rice5kg: 1400, ashirvadAtta: 789, dal: 1028, ric: 1350 };
/** What is matched is read, sorted and looked up. */
const rowsOf = (found: number) => 3 * found;
const pulsesList = "/category/rice-pulses";
const hindi = encodeURIComponent("चावल 5 kg");

/**
 * The owner's lists at their beginning, in the middle and at their end, and what a search finds;
 * then a hundred prices at once.
 */
export const visits: Visit[] = [
  { ...admin, name: "sign in", path: "/login", form: signInAdmin },
  { ...admin, name: "products, first page", path: "/admin/productlist", more: all },
  { ...admin, name: "products, page 300", path: "/admin/productlist/300", more: all + 300 * 16 },
  {
    ...admin,
    name: "products, last page",
    path: "/admin/productlist/99999",
    more: 2 * all,
  },
  { ...admin, name: "products, by word", path: "/admin/productlist?query=atta" },
  { ...admin, name: "products, by word, page 6", path: "/admin/productlist/6?query=organic" },
  { ...admin, name: "products, by two words", path: "/admin/productlist?query=organic%20rice" },
  { ...visitor, name: "home", path: "/" },
  { ...visitor, name: "category", path: pulsesList },
  { ...visitor, name: "search", path: "/search?query=atta", more: rowsOf(matches.atta) },
  {
    ...visitor,
    name: "search, Hindi and size",
    path: `/search?query=${hindi}`,
    more: rowsOf(matches.rice5kg),
  },
  {
    ...visitor,
    name: "search, two words",
    path: "/search?query=aashirvad%20atta",
    more: rowsOf(matches.ashirvadAtta),
  },
  {
    ...visitor,
    name: "search, chosen",
    path: "/search?query=dal&sort=unit&instock=1",
    more: rowsOf(matches.dal),
  },
  { ...visitor, name: "category, chosen", path: `${pulsesList}?sort=unit&instock=1`, more: pulses },
  {
    ...visitor,
    name: "category, last page chosen",
    path: `${pulsesList}?sort=name&page=7`,
    more: pulses,
  },
  { ...visitor, name: "all, chosen", path: "/category/all?sort=price", more: all },
  {
    ...visitor,
    name: "suggestions",
    path: "/suggestions?query=ric",
    more: rowsOf(matches.ric),
  },
  listOf40,
  { ...visitor, name: "sitemap", path: "/sitemap.xml" },
  {
    ...visitor,
    name: "sitemap, five thousand products",
    path: "/sitemaps/products-1.xml",
    more: 2 * 5000,
  },
  {
    ...visitor,
    name: "product feed",
    path: "/feeds/google.xml",
    // A thousand cards at once, and the version before.
    trips: 1 + Math.ceil(all / 1000),
    more: 3 * all,
  },
  { ...admin, name: "counter, 200 open orders", path: "/admin/counter" },
  { ...admin, name: "orders, cancelled", path: "/admin/orderlist?show=cancelled" },
  { ...admin, name: "orders, paid online", path: "/admin/orderlist?method=Online" },
  { ...admin, name: "orders, first page", path: "/admin/orderlist" },
  { ...admin, name: "orders, page 1600", path: "/admin/orderlist?page=1600", more: 1600 * 30 },
  {
    ...admin,
    name: "orders, last page",
    path: "/admin/orderlist?page=99999",
    more: 100_000,
  },
  { ...admin, name: "orders, by phone", path: "/admin/orderlist?query=91000" },
  { ...admin, name: "orders, by name", path: "/admin/orderlist?query=anita" },
  { ...admin, name: "orders, by name, older", path: "/admin/orderlist?query=anita&before=30000" },
  { ...admin, name: "khatas", path: "/admin/khata" },
  { ...admin, name: "a khata", path: "/admin/khata/{khata}" },
  { ...admin, name: "day book", path: "/admin/day" },
  { ...admin, name: "day book, a month", path: "/admin/day/month" },
  {
    actor: "customer",
    name: "sign in, customer",
    path: "/login",
    form: signInCustomer,
  },
  { actor: "customer", name: "one's own khata", path: "/khata" },
  {
    ...admin,
    name: "papers of a month",
    path: `/admin/tax/month?m=${lastMonth()}`,
    // A file of five hundred papers at once.
    trips: 2 + Math.ceil(papersAMonth / 500),
    more: 3 * papersAMonth,
  },
  { ...admin, name: "tax", path: "/admin/tax" },
  { ...admin, name: "prices", path: `/admin/prices${flours}` },
  {
    ...admin,
    name: "prices, preview",
    path: `/admin/prices/preview${flours}`,
    form: raisePrices,
  },
  {
    ...admin,
    name: "prices, saved",
    path: `/admin/prices/save${flours}`,
    form: (fields) => fields,
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
