import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

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
      .where(
        and(
          eq(payments.orderId, orderId),
          inArray(payments.status, ["NEW", "PENDING"]),
          isNotNull(payments.link),
          gt(payments.linkExpiresAt, now),
          sql`${payments.amountPaise} = (SELECT ${payablePaise("o")} FROM orders AS o WHERE o.id = ${orderId})`,
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1),
  );
  return found?.link ?? null;
}
