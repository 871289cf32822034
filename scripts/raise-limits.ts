import { highestLimit } from "#app/values/shop-limits.ts";

/** For a copy of the shop in which few customers order as much as a town does. */
export const raiseLimitsSql = `INSERT OR REPLACE INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour)
  VALUES (1, ${Array<number>(5).fill(highestLimit).join()})`;
