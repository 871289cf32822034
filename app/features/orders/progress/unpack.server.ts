// What packing changed of stock, refunds and records is put back.
import { type SQL, and, eq, isNull, sql } from "drizzle-orm";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { refunds } from "#db/schema/payments.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { standingChange } from "#app/features/orders/held-packs.server.ts";
import { changedStock, putOnShelf } from "#app/features/orders/shelf.server.ts";
import { bookRefundBack } from "#app/features/payments/refunds/owe-refund.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";

/** Stock, refund and record as before it was packed, where `isMeant` holds. */
export function unpack(context: RequestContext, orderId: string, isMeant: SQL) {
  const { db } = context;
  const undoing = newId();
  const change = standingChange(orderId);
  const isOwed = and(isUnsentRefund(context, orderId), isMeant)!;
  return {
    stock: putOnShelf(context, changedStock(change, -1), isMeant),
    change: insertFrom(db, orderChanges, {
      columns: {
        ...{ id: undoing, orderId: orderChanges.orderId, kind: "undone" as const, asked: "" },
        ...{ userId: askingUserId(context), createdAt: context.now },
      },
      from: (row) => row.from(orderChanges).where(and(eq(orderChanges.id, change), isMeant)),
    }),
    lines: insertFrom(db, orderChangeLines, {
      columns: {
        changeId: orderChanges.id,
        position: orderLines.position,
        financialId: orderLines.financialId,
        ordered: orderLines.qty,
        packed: orderLines.qty,
        amountPaise: sql`${orderLines.qty} * ${orderLines.dpricePaise} - ${orderLines.offerPaise}`,
      },
      from: (row) =>
        row
          .from(orderChanges)
          .innerJoin(orderLines, eq(orderLines.orderId, orderChanges.orderId))
          .where(eq(orderChanges.id, undoing)),
    }),
    refundBooked: bookRefundBack(context, isOwed),
    refund: db.delete(refunds).where(isOwed),
  };
}

/** What is owed back for what was not packed, as long as the gateway was not told. */
function isUnsentRefund({ db }: RequestContext, orderId: string) {
  const payment = db
    .select({ id: orders.paymentReference })
    .from(orders)
    .where(eq(orders.id, orderId));
  return and(eq(refunds.reason, "settled"), isNull(refunds.sentAt), eq(refunds.paymentId, payment));
}
