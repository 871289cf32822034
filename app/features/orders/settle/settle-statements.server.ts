// The statements of a settlement, for one batch. The first decides by the order's own state, and
// the others do nothing unless it wrote; a swap that is gone, or short of stock, breaks a CHECK and
// with it the batch.
import { eq, sql } from "drizzle-orm";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orders } from "#db/schema/orders.ts";
import { details, financials, products } from "#db/schema/products.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { standingChange } from "#app/features/orders/held-packs.server.ts";
import { acceptedToo, settledAt } from "#app/features/orders/progress/advance-order.server.ts";
import { bookDoor } from "#app/features/orders/progress/book-order.server.ts";
import { paidSums } from "#app/features/orders/progress/paid-sums.server.ts";
import { stepNow } from "#app/features/payments/order-times.server.ts";
import { nothingInStock } from "#app/features/orders/tracking/cancel-reason.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import type { SettledLine } from "./settle.schema.ts";

type Settlement = { orderId: string; changeId: string; digest: string; lines: SettledLine[] };

export function settleStatements(context: RequestContext, settlement: Settlement) {
  const { db, now } = context;
  const { orderId, changeId, digest, lines } = settlement;
  return {
    change: insertFrom(db, orderChanges, {
      columns: {
        ...{ id: changeId, orderId: orders.id, kind: "settled" as const, asked: digest },
        ...{ userId: askingUserId(context), createdAt: now },
      },
      from: sql`FROM orders
        WHERE id = ${orderId} AND packed_at IS NULL AND cancelled_at IS NULL
        AND (paid_at IS NOT NULL OR payment_method = ${cashMethod})`,
    }),
    lines: writeLines(context, changeId, lines),
    stock: moveStock(context, changeId),
    cards: refreshCards(db, cardsOfOrders([orderId])),
    booked: bookSettled(context, orderId, changeId),
    settled: settle(context, orderId, changeId),
    place: countPlaces(context, eq(orders.id, orderId)),
    refund: oweRefund(context, orderId),
    order: db
      .select({
        packedAt: orders.packedAt,
        cancelledAt: orders.cancelledAt,
        asked: sql<
          string | null
        >`(SELECT asked FROM order_changes WHERE id = ${standingChange(orderId)})`.as("asked"),
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
  };
}

/** Of a line's pack what other orders hold. */
const held = sql`(SELECT coalesce(sum(h.qty), 0) FROM orders AS o CROSS JOIN order_lines AS h ON h.order_id = o.id
  WHERE o.packed_at IS NULL AND o.cancelled_at IS NULL AND o.stock_returned_at IS NULL
  AND o.id <> c.order_id AND h.financial_id = l.financial_id)`;

/**
 * A swap is charged at most what it replaces; a counted shelf is free of what other orders hold of
 * it.
 */
function writeLines({ db }: RequestContext, changeId: string, lines: SettledLine[]) {
  const asked = jsonRows(
    "asked",
    lines.map(({ financialId, packed, swap, shelf }) => ({
      ...{ financialId, packed, shelf },
      ...{ swapId: swap?.financialId, swapQty: swap?.qty },
    })),
  );
  const packed = asked.of("packed");
  const swapQty = asked.of("swapQty");
  return insertFrom(db, orderChangeLines, {
    columns: {
      changeId: sql`c.id`,
      position: sql`l.position`,
      financialId: sql`l.financial_id`,
      ordered: sql`l.qty`,
      packed: sql`coalesce(${packed}, l.qty)`,
      amountPaise: sql`coalesce(${packed}, l.qty) * l.dprice_paise`,
      stockDelta: sql`CASE WHEN ${asked.of("shelf")} IS NULL OR own.id IS NULL THEN 0
          ELSE max(0, (${asked.of("shelf")}) - ${held}) - own.count_in_stock END`,
      swapFinancialId: asked.of("swapId"),
      swapName: products.name,
      swapBrand: details.brand,
      swapQuantityMilli: sql`s.quantity_milli`,
      swapUnits: sql`s.units`,
      swapQty,
      swapPricePaise: sql`s.dprice_paise`,
      swapAmountPaise: sql`min(s.dprice_paise * (${swapQty}), l.dprice_paise * (l.qty - (${packed})))`,
      swapNameHi: products.nameHi,
    },
    from: sql`FROM order_changes AS c JOIN order_lines AS l ON l.order_id = c.order_id
      LEFT JOIN ${asked.from} ON ${asked.of("financialId")} = l.financial_id
      LEFT JOIN financials AS own ON own.id = l.financial_id
      LEFT JOIN financials AS s ON s.id = ${asked.of("swapId")}
      LEFT JOIN details ON details.id = s.detail_id
      LEFT JOIN products ON products.id = details.product_id
      WHERE c.id = ${changeId}`,
  });
}

function moveStock({ db }: RequestContext, changeId: string) {
  return db
    .update(financials)
    .set({ countInStock: sql`count_in_stock + moved.qty` })
    .from(
      sql`(SELECT id, sum(qty) AS qty FROM (
          SELECT financial_id AS id, stock_delta AS qty FROM order_change_lines WHERE change_id = ${changeId}
          UNION ALL SELECT swap_financial_id, -swap_qty FROM order_change_lines
            WHERE change_id = ${changeId} AND swap_financial_id IS NOT NULL) GROUP BY id) AS moved`,
    )
    .where(sql`${financials.id} = moved.id AND moved.qty <> 0`);
}

/** What was packed, as `change`: nothing at all is a cancelled order. */
const packedIn = (changeId: string) =>
  sql`(SELECT sum(packed + coalesce(swap_qty, 0)) AS packs, sum(amount_paise + coalesce(swap_amount_paise, 0)) AS paise
    FROM order_change_lines WHERE change_id = ${changeId}) AS change`;
const isAny = sql`change.packs > 0`;
const asPacked = () => settledAt(sql`(change.paise + shipping_paise)`);
const isSettled = (orderId: string, changeId: string) =>
  sql`id = ${orderId} AND EXISTS (SELECT 1 FROM order_changes WHERE id = ${changeId})`;

function bookSettled(context: RequestContext, orderId: string, changeId: string) {
  return bookDoor(context, {
    costs: sql`iif(${isAny}, ${asPacked().settledPaise}, 0)`,
    at: sql`iif(${isAny}, ${stepNow(context)}, ${context.now})`,
    step: sql`iif(${isAny}, 'packed', 'cancelled')`,
    from: sql`FROM orders, ${packedIn(changeId)} WHERE ${isSettled(orderId, changeId)}`,
  });
}

function settle(context: RequestContext, orderId: string, changeId: string) {
  const { db, now } = context;
  const settled = asPacked();
  const { short, customerPhone: phone, totalPaise: amountPaise, cancelledAt } = orders;
  return db
    .update(orders)
    .set({
      ...acceptedToo(context),
      packedAt: sql`iif(${isAny}, ${stepNow(context)}, NULL)`,
      cancelledAt: sql`iif(${isAny}, NULL, ${now})`,
      cancelledBy: sql`iif(${isAny}, NULL, 'shop')`,
      cancelReason: sql`iif(${isAny}, NULL, ${nothingInStock})`,
      stockReturnedAt: sql`iif(${isAny}, stock_returned_at, ${now})`,
      ...settled,
      ...paidSums(sql`iif(${isAny}, ${settled.settledPaise}, 0)`),
    })
    .from(packedIn(changeId))
    .where(isSettled(orderId, changeId))
    .returning({ short, phone, amountPaise, cancelledAt });
}
