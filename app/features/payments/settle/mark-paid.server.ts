// An order is paid once and its document numbered in the same breath; what is cancelled or on the
// khata is paid no more.
import { type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { allotNumber } from "#app/features/billing/document-number.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Statements for a batch; `which` picks one order, and a paid one stays as it is. */
export function markPaid(context: RequestContext, which: SQL, reference: string | null) {
  const { db, now } = context;
  const unpaid = sql`${which} AND paid_at IS NULL AND cancelled_at IS NULL AND khata_at IS NULL`;
  return [
    allotNumber(context, unpaid),
    db
      .update(orders)
      .set({ paidAt: now, paymentReference: reference })
      .where(unpaid)
      .returning({ acceptedAt: orders.acceptedAt, paymentMethod: orders.paymentMethod }),
  ] as const;
}
