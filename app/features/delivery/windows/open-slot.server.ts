import { type SQL, sql } from "drizzle-orm";

/** Over `delivery_slots`: windows that may still be chosen, full or not. */
export function openSlot(now: number): SQL {
  return sql`cutoff_at >= ${now} AND is_off = 0 AND day NOT IN (SELECT day FROM shop_closures)`;
}
