// The last sales, to be printed once more or taken back, and the one that was just made.
import { and, desc, eq, gt } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const recentMs = 12 * 60 * 60 * 1000;
const mostRecent = 5;

export type RecentSale = Awaited<ReturnType<typeof getRecentSales>>[number];

export function getRecentSales(context: RequestContext) {
  const { db, now } = context;
  return context.read(
    db
      .select({
        id: orders.id,
        short: orders.short,
        createdAt: orders.createdAt,
        customerName: orders.customerName,
        payablePaise: payablePaise().as("payable_paise"),
        givenPaise: orders.givenPaise,
        takenAs: orders.takenAs,
      })
      .from(orders)
      .where(and(eq(orders.channel, "counter"), gt(orders.createdAt, now - recentMs)))
      .orderBy(desc(orders.createdAt))
      .limit(mostRecent),
  );
}
