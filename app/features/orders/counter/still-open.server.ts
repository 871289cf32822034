// What a day leaves open: orders that are on their way, and goods that were handed over without money.
import { type SQL, and, count, isNotNull, isNull, sql, sum, gt } from "drizzle-orm";
import { coalesce, iif } from "#app/platform/statements.server.ts";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { isDeliveredUnpaid, isWaiting } from "#app/features/orders/progress/waiting.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const isOwed = and(isNull(orders.paidAt), isNull(orders.khataAt))!;
const isOut = and(isWaiting, isNotNull(orders.dispatchedAt))!;

/** How many, and how much of it is not paid. */
export async function readStillOpen(context: RequestContext) {
  const ask = (index: string, where: SQL) =>
    context.read(
      context.db
        .select({
          count: count().as("open_count"),
          owedPaise: coalesce<number>(sum(iif(isOwed, payablePaise(), 0)), 0).as("owed"),
        })
        .from(sql`${orders} INDEXED BY ${sql.raw(index)}`)
        .where(where),
    );
  const [[out], [unpaid]] = await Promise.all([
    ask("orders_counter", isOut),
    ask("orders_delivered_unpaid", and(isDeliveredUnpaid, gt(payablePaise(), 0))!),
  ]);
  return { out: out!, unpaid: unpaid! };
}

export type StillOpen = Awaited<ReturnType<typeof readStillOpen>>;
