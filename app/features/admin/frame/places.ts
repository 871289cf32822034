// The owner's pages, each a line below its tab, in the order in which they stand there: what the bar
// and the first page show.
import {
  cataloguePath,
  categoryOrderPath,
  counterPath,
  dayBookPath,
  deliveryPath,
  homePath,
  khataListPath,
  labelListPath,
  limitsPath,
  logPath,
  lowStockPath,
  monthBookPath,
  orderListPath,
  pricesPath,
  productListPath,
  profilePath,
  reviewListPath,
  searchWordsPath,
  sellPath,
  taxPath,
  userListPath,
} from "#app/addresses/paths.ts";
import { words } from "#app/features/admin/words.ts";
import type { Waiting } from "./count-waiting.server.ts";

export type AdminPlace = {
  to: string;
  name: string;
  about: string;
  /** What of it waits for the owner. */
  waits?: keyof Waiting;
  /** Addresses that belong to it, beside its own and those below it. */
  also?: readonly string[];
  /** A page of the shop's, with a frame of its own. */
  isOutside?: true;
};

const products = ["/admin/product", "/admin/detail", "/admin/financial"];

const ordersPlaces = () =>
  [
    { to: counterPath, ...words.places.counter, waits: "newOrders", also: ["/order"] },
    { to: sellPath, ...words.places.sell },
    { to: orderListPath, ...words.places.orders },
  ] as const satisfies readonly AdminPlace[];

const goodsPlaces = () =>
  [
    { to: productListPath, ...words.places.products, waits: "soldOut", also: products },
    { to: pricesPath, ...words.places.prices },
    { to: lowStockPath, ...words.places.lowStock, waits: "low" },
    { to: categoryOrderPath, ...words.places.categories },
    { to: cataloguePath, ...words.places.catalogue },
    { to: labelListPath, ...words.places.labels },
    { to: searchWordsPath, ...words.places.searchWords },
    { to: reviewListPath, ...words.places.reviews },
  ] as const satisfies readonly AdminPlace[];

const moneyPlaces = () =>
  [
    { to: dayBookPath, ...words.places.dayBook },
    { to: monthBookPath, ...words.places.month },
    { to: khataListPath, ...words.places.khata },
    { to: taxPath, ...words.places.tax, waits: "unclassed" },
  ] as const satisfies readonly AdminPlace[];

const shopPlaces = () =>
  [
    { to: deliveryPath, ...words.places.delivery },
    { to: userListPath, ...words.places.users, also: ["/admin/user"] },
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

/** The tab and the place that an address belongs to, by the longest that fits it. */
export function placeAt(pathname: string): { tab: Tab; place: AdminPlace } | null {
  const all = tabs().flatMap((tab: Tab) => tab.places.map((place) => ({ tab, place })));
  const fitting = all.flatMap((one) =>
    [one.place.to, ...(one.place.also ?? [])]
      .filter((address) => isBelow(pathname, address))
      .map((address) => ({ ...one, length: address.length })),
  );
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function isBelow(pathname: string, address: string): boolean {
  if (address === homePath) return false;
  return pathname === address || pathname.startsWith(`${address}/`);
}
