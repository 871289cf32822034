// An order is paid once and its document numbered in the same breath; what is cancelled or on the
// khata is paid no more.
import { type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { allotNumber } from "#app/features/billing/document-number.server.ts";
import { paidNow } from "#app/features/payments/order-times.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** `takenAs` at the door; what came online is booked with its charge. */
export type Taken = {
  reference: string;
  chargedPaise: number | SQL<number>;
  takenAs?: "cash" | "upi";
};

/**
 * Statements for a batch; `which` picks one order, and a paid one stays as it is. What was charged
 * above what it costs goes back.
 */
export function markPaid(
  context: RequestContext,
  which: SQL,
  { reference, chargedPaise, takenAs }: Taken,
) {
  const { db } = context;
  const unpaid = sql`${which} AND paid_at IS NULL AND cancelled_at IS NULL AND khata_at IS NULL
    AND ${payablePaise()} > 0`;
  return {
    booked: takenAs ? [bookTaken(context, takenAs, unpaid)] : [],
    number: allotNumber(context, unpaid),
    order: db
      .update(orders)
      .set({
        paidAt: paidNow(context),
        paymentReference: reference,
        takenAs: takenAs ?? null,
        chargedPaise,
        givenBackPaise: sql`${chargedPaise} - ${payablePaise()}`,
      })
      .where(unpaid)
      .returning({ acceptedAt: orders.acceptedAt, paymentMethod: orders.paymentMethod }),
  };
}

function bookTaken(context: RequestContext, kind: "cash" | "upi", unpaid: SQL) {
  return bookMoney(context, {
    ...{ kind, paise: payablePaise(), order: orders.id, at: paidNow(context), step: "paid" },
    from: sql`FROM orders WHERE ${unpaid}`,
  });
}
