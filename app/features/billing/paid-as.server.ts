import { sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { PaidAs } from "./month/month-lines.ts";

/** How an order stands paid now. */
export const paidAs = sql<PaidAs>`coalesce(${orders.takenAs},
  iif(${orders.khataAt} IS NOT NULL, 'khata', iif(${orders.paidAt} IS NOT NULL, 'online', '')))`;
