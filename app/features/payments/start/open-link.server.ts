import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";

/**
 * A payment page of the order that can still be paid, and asks what it costs now; null without one.
 */
export async function getOpenLink(
  { db, now, read }: RequestContext,
  orderId: string,
): Promise<string | null> {
  const [found] = await read(
    db
      .select({ link: payments.link })
      .from(payments)
      .where(and(isOpenAt(db, orderId, now), isNotNull(payments.link)))
      .orderBy(desc(payments.createdAt))
      .limit(1),
  );
  return found?.link ?? null;
}

/** Over `payments`: one of the order that can be paid then, and asks what it costs now. */
export function isOpenAt(db: Database, orderId: string, moment: number) {
  const costs = db.select({ paise: payablePaise() }).from(orders).where(eq(orders.id, orderId));
  return and(
    eq(payments.orderId, orderId),
    inArray(payments.status, ["NEW", "PENDING"]),
    gt(payments.linkExpiresAt, moment),
    eq(payments.amountPaise, costs),
  );
}
