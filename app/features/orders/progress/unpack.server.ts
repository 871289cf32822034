// What packing changed of stock, refunds and records is put back.
import { type SQL, sql } from "drizzle-orm";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines } from "#db/schema/orders.ts";
import { refunds } from "#db/schema/payments.ts";
import { financials } from "#db/schema/products.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { standingChange } from "#app/features/orders/held-packs.server.ts";
import { bookRefundBack } from "#app/features/payments/refunds/owe-refund.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";

/** Stock, refund and record as before it was packed, while `isMeant` has a row. */
export function unpack(context: RequestContext, orderId: string, isMeant: SQL) {
  const { db } = context;
  const undoing = newId();
  const change = standingChange(orderId);
  const isOwed = sql`reason = 'settled' AND sent_at IS NULL AND EXISTS ${isMeant}
    AND payment_id = (SELECT payment_reference FROM orders WHERE id = ${orderId})`;
  return {
    stock: db
      .update(financials)
      .set({ countInStock: sql`count_in_stock + back.qty` })
      .from(
        sql`(SELECT id, sum(qty) AS qty FROM (
          SELECT financial_id AS id, -stock_delta AS qty FROM order_change_lines WHERE change_id = ${change}
          UNION ALL SELECT swap_financial_id, swap_qty FROM order_change_lines
            WHERE change_id = ${change} AND swap_financial_id IS NOT NULL) GROUP BY id) AS back`,
      )
      .where(sql`${financials.id} = back.id AND back.qty <> 0 AND EXISTS ${isMeant}`),
    change: insertFrom(db, orderChanges, {
      columns: {
        ...{ id: undoing, orderId: orderChanges.orderId, kind: "undone" as const, asked: "" },
        ...{ userId: askingUserId(context), createdAt: context.now },
      },
      from: sql`FROM order_changes WHERE id = ${change} AND EXISTS ${isMeant}`,
    }),
    lines: insertFrom(db, orderChangeLines, {
      columns: {
        changeId: orderChanges.id,
        position: orderLines.position,
        financialId: orderLines.financialId,
        ordered: orderLines.qty,
        packed: orderLines.qty,
        amountPaise: sql`order_lines.qty * order_lines.dprice_paise`,
      },
      from: sql`FROM order_changes JOIN order_lines ON order_lines.order_id = order_changes.order_id
          WHERE order_changes.id = ${undoing}`,
    }),
    refundBooked: bookRefundBack(context, isOwed),
    refund: db.delete(refunds).where(isOwed),
  };
}
