// What the orders delivered on a day came to, by how each stands paid now: the parts are the whole of what was sold.
import { and, eq, sum } from "drizzle-orm";
import { dayEntries } from "#db/schema/days.ts";
import { orders } from "#db/schema/orders.ts";
import { paidAs } from "#app/features/billing/paid-as.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function soldOn({ db, read }: RequestContext, day: string) {
  const rows = await read(
    db
      .select({ paidAs: paidAs.as("paid_as"), paise: sum(dayEntries.amountPaise).mapWith(Number) })
      .from(dayEntries)
      .innerJoin(orders, eq(orders.id, dayEntries.orderId))
      .where(and(eq(dayEntries.day, day), eq(dayEntries.kind, "delivered")))
      .groupBy(paidAs),
  );
  return rows.filter(({ paise }) => paise !== 0);
}

export type SoldByPayment = Awaited<ReturnType<typeof soldOn>>;
