import {
  type Asked,
  type Fields,
  type Visit,
  as,
  asFilled,
  asCustomer,
  listOf40,
  asOwner,
  post,
} from "./visits.ts";

/** Cards of the category, and of the shop. */
const [pulses, all] = [427, 10_155];
/** Of a hundred thousand orders in 360 days. */
const papersAMonth = Math.ceil((31 * 100_000) / 360);
const pulsesList = "/category/rice-pulses";
const flours = "?category=Flours";

/**
 * The owner's lists at their beginning, in the middle and at their end, and what a search finds;
 * then a hundred prices at once.
 */
export const largeVisits: Visit[] = [
  ...as("admin", {
    "sign in": post("/login", asOwner),
    "products, first page": { path: "/admin/productlist", more: all },
    "products, page 300": { path: "/admin/productlist/300", more: all + 300 * 16 },
    "products, last page": { path: "/admin/productlist/99999", more: 2 * all },
    "products, by word": "/admin/productlist?query=atta",
    "products, by word, page 6": "/admin/productlist/6?query=organic",
    "products, by two words": "/admin/productlist?query=organic%20rice",
  }),
  ...as("visitor", {
    home: "/",
    category: pulsesList,
    search: matched("/search?query=atta", 1518),
    "search, Hindi and size": matched(`/search?query=${encodeURIComponent("चावल 5 kg")}`, 1400),
    "search, two words": matched("/search?query=aashirvad%20atta", 789),
    "search, chosen": matched("/search?query=dal&sort=unit&instock=1", 1028),
    "category, chosen": { path: `${pulsesList}?sort=unit&instock=1`, more: pulses },
    "category, last page chosen": { path: `${pulsesList}?sort=name&page=7`, more: pulses },
    "all, chosen": { path: "/category/all?sort=price", more: all },
    suggestions: matched("/suggestions?query=ric", 1350),
    // Each of its lines is a search.
    "list of 40 lines": { ...listOf40, more: 40 * 2500 },
    sitemap: "/sitemap.xml",
    "sitemap, five thousand products": { path: "/sitemaps/products-1.xml", more: 2 * 5000 },
    // A thousand cards at once, and the version before.
    "product feed": {
      path: "/feeds/google.xml",
      trips: 1 + Math.ceil(all / 1000),
      more: 3 * all,
    },
  }),
  ...as("admin", {
    "counter, 200 open orders": "/admin/counter",
    "orders, cancelled": "/admin/orderlist?show=cancelled",
    "orders, paid online": "/admin/orderlist?method=Online",
    "orders, first page": "/admin/orderlist",
    "orders, page 1600": { path: "/admin/orderlist?page=1600", more: 1600 * 30 },
    "orders, last page": { path: "/admin/orderlist?page=99999", more: 100_000 },
    "orders, by phone": "/admin/orderlist?query=91000",
    "orders, by name": "/admin/orderlist?query=anita",
    "orders, by name, older": "/admin/orderlist?query=anita&before=30000",
    khatas: "/admin/khata",
    "a khata": "/admin/khata/{khata}",
    "day book": "/admin/day",
    "day book, a month": "/admin/day/month",
  }),
  ...as("customer", {
    "sign in, customer": post("/login", asCustomer),
    "one's own khata": "/khata",
  }),
  ...as("admin", {
    // A file of five hundred papers at once.
    "papers of a month": {
      path: `/admin/tax/month?m=${lastMonth()}`,
      trips: 2 + Math.ceil(papersAMonth / 500),
      more: 3 * papersAMonth,
    },
    tax: "/admin/tax",
    prices: `/admin/prices${flours}`,
    "prices, preview": post(`/admin/prices/preview${flours}`, raisePrices),
    "prices, saved": post(`/admin/prices/save${flours}`, asFilled),
  }),
];

/** The index finds so many cards over all ranks; each is read, sorted and looked up. */
function matched(path: string, found: number): Asked {
  return { path, more: 3 * found };
}

/** A rupee more for each of the first hundred packs. */
function raisePrices(fields: Fields): Fields {
  const prices = Object.entries(fields).filter(([name]) => name.startsWith("price."));
  const raised = prices.slice(0, 100).map(([name, price]) => [name, String(Number(price) + 1)]);
  return { ...fields, ...Object.fromEntries(raised) };
}

function lastMonth(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - 1, 15).toISOString().slice(0, 7);
}
