// An order is paid once and its document numbered in the same breath; what is cancelled or on the
// khata is paid no more.
import { type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { allotNumber } from "#app/features/billing/document-number.server.ts";
import { paidNow } from "#app/features/payments/order-times.server.ts";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

type Taken = { reference: string; chargedPaise: number | SQL<number> };

/**
 * Statements for a batch; `which` picks one order, and a paid one stays as it is. What was charged
 * above what it costs goes back.
 */
export function markPaid(context: RequestContext, which: SQL, { reference, chargedPaise }: Taken) {
  const { db } = context;
  const unpaid = sql`${which} AND paid_at IS NULL AND cancelled_at IS NULL AND khata_at IS NULL
    AND ${payablePaise()} > 0`;
  return {
    number: allotNumber(context, unpaid),
    order: db
      .update(orders)
      .set({
        paidAt: paidNow(context),
        paymentReference: reference,
        chargedPaise,
        givenBackPaise: sql`${chargedPaise} - ${payablePaise()}`,
      })
      .where(unpaid)
      .returning({ acceptedAt: orders.acceptedAt, paymentMethod: orders.paymentMethod }),
  };
}
