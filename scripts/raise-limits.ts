import { firstLimits, highestLimit } from "#app/values/shop-limits.ts";

const openPaise = highestLimit * 100;

/** As high as the owner may, for a copy of the shop in which few customers order for a town. */
export const raiseLimitsSql = `INSERT OR REPLACE INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour, complaint_days)
  VALUES (1, ${[highestLimit, openPaise, highestLimit, highestLimit, highestLimit, firstLimits.complaintDays].join()})`;
