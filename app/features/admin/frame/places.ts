// The owner's pages, each a line below its tab, in the order in which they stand there: what the bar
// and the first page show.
import { homePath, profilePath, sellPath } from "#app/addresses/paths.ts";
import {
  cataloguePath,
  categoryOrderPath,
  counterPath,
  dayBookPath,
  deliveryPath,
  khataListPath,
  labelListPath,
  limitsPath,
  logPath,
  lowStockPath,
  monthBookPath,
  orderListPath,
  ordersPath,
  goodsPath,
  productListPath,
  reviewListPath,
  searchWordsPath,
  staffPath,
  userListPath,
  complaintListPath,
  offersPath,
  standingHourPath,
  pricesPath,
  setupPath,
  taxPath,
} from "#app/addresses/side-paths.ts";
import { words } from "#app/features/admin/words.ts";
import { type Right, type Role, may } from "#app/values/roles.ts";
import type { Waiting } from "./count-waiting.server.ts";

export type AdminPlace = {
  to: string;
  name: string;
  about: string;
  /** What of it waits for the owner. */
  waits?: keyof Waiting;
  /** Addresses that belong to it, beside its own and those below it. */
  also?: readonly string[];
  /** Who sees it; the owner alone where it is not said. */
  right?: Right;
  /** A page of the shop's, with a frame of its own. */
  isOutside?: true;
};

const products = [productListPath, "/admin/product", "/admin/detail", "/admin/financial"];

const ordersPlaces = () =>
  [
    {
      to: counterPath,
      ...words.places.counter,
      waits: "toPack",
      right: "counter",
    },
    { to: sellPath, ...words.places.sell, right: "till" },
    { to: ordersPath, ...words.places.orders, also: [orderListPath, "/order"], right: "counter" },
    { to: standingHourPath, ...words.places.standing },
    {
      to: complaintListPath,
      ...words.places.complaints,
      waits: "complaints",
      also: ["/complaints"],
      right: "till",
    },
  ] as const satisfies readonly AdminPlace[];

const goodsPlaces = () =>
  [
    { to: goodsPath, ...words.places.products, also: products },
    { to: pricesPath, ...words.places.prices },
    { to: offersPath, ...words.places.offers },
    { to: lowStockPath, ...words.places.lowStock, waits: "low" },
    { to: categoryOrderPath, ...words.places.categories },
    { to: cataloguePath, ...words.places.catalogue },
    { to: labelListPath, ...words.places.labels },
    { to: searchWordsPath, ...words.places.searchWords },
    { to: reviewListPath, ...words.places.reviews },
  ] as const satisfies readonly AdminPlace[];

const moneyPlaces = () =>
  [
    { to: dayBookPath, ...words.places.dayBook, right: "till" },
    { to: monthBookPath, ...words.places.month },
    { to: khataListPath, ...words.places.khata, right: "till" },
    { to: taxPath, ...words.places.tax, waits: "toClass" },
  ] as const satisfies readonly AdminPlace[];

const shopPlaces = () =>
  [
    { to: setupPath, ...words.places.setup },
    { to: deliveryPath, ...words.places.delivery },
    { to: userListPath, ...words.places.users, also: ["/admin/user"] },
    { to: staffPath, ...words.places.staff },
    { to: limitsPath, ...words.places.limits },
    { to: logPath, ...words.places.log },
    { to: profilePath, ...words.places.profile, isOutside: true },
    { to: homePath, ...words.places.shopFront, isOutside: true },
  ] as const satisfies readonly AdminPlace[];

export const tabs = () =>
  [
    { name: words.tabs.orders, icon: "orders", places: ordersPlaces() },
    { name: words.tabs.goods, icon: "goods", places: goodsPlaces() },
    { name: words.tabs.money, icon: "money", places: moneyPlaces() },
    { name: words.tabs.shop, icon: "shop", places: shopPlaces() },
  ] as const satisfies readonly { name: string; icon: string; places: readonly AdminPlace[] }[];

export type Tab = {
  name: string;
  icon: ReturnType<typeof tabs>[number]["icon"];
  places: readonly AdminPlace[];
};

/** What somebody sees of them; a tab of which nothing is left is none. */
export function tabsFor(role: Role | null): Tab[] {
  return tabs()
    .map((tab: Tab) => ({
      ...tab,
      places: tab.places.filter(({ right = "admin" }) => may(role, right)),
    }))
    .filter(({ places }) => places.length > 0);
}

/** The tab and the place that an address belongs to, by the longest that fits it. */
export function placeAt(address: string, search = ""): { tab: Tab; place: AdminPlace } | null {
  const pathname = ofOrder(address, search) ?? address;
  const all = tabs().flatMap((tab: Tab) => tab.places.map((place) => ({ tab, place })));
  const fitting = all.flatMap((one) =>
    [one.place.to, ...(one.place.also ?? [])]
      .filter((address) => isBelow(pathname, address))
      .map((address) => ({ ...one, length: address.length })),
  );
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Goods are picked and packed at the counter; else an order's pages belong where it was opened. */
function ofOrder(pathname: string, search: string): string | null {
  const [, first, , step] = pathname.split("/");
  if (first !== "order") return null;
  if (step === "settle" || step === "picking") return counterPath;
  return new URLSearchParams(search).get("back")?.split("?")[0] || null;
}

function isBelow(pathname: string, address: string): boolean {
  if (address === homePath) return false;
  return pathname === address || pathname.startsWith(`${address}/`);
}
