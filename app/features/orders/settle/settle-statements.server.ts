// The statements of a settlement, for one batch. The first decides by the order's own state, and
// the others do nothing unless it wrote; a swap that is gone, or short of stock, breaks a CHECK and
// with it the batch.
import { type SQL, and, eq, exists, isNull, sql, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { details, financials, products } from "#db/schema/products.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { standingChange } from "#app/features/orders/held-packs.server.ts";
import { acceptedToo, settledAt } from "#app/features/orders/progress/advance-order.server.ts";
import { changedStock, putOnShelf } from "#app/features/orders/shelf.server.ts";
import { bookDoor } from "#app/features/orders/progress/book-order.server.ts";
import { paidSums } from "#app/features/orders/progress/paid-sums.server.ts";
import { isPayable } from "#app/features/orders/progress/waiting.server.ts";
import { stepNow } from "#app/features/payments/order-times.server.ts";
import { nothingInStock } from "#app/features/orders/tracking/cancel-reason.ts";
import { giveWanted } from "#app/features/khata/give-order.server.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import { receiver } from "#app/features/notices/tell-customer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, jsonRows, coalesce, iif } from "#app/platform/statements.server.ts";
import type { SettledLine } from "./settle.schema.ts";

type Settlement = { orderId: string; changeId: string; digest: string; lines: SettledLine[] };

export function settleStatements(context: RequestContext, settlement: Settlement) {
  const { db, now } = context;
  const { orderId, changeId, digest, lines } = settlement;
  const isThis = eq(orders.id, orderId);
  return {
    change: insertFrom(db, orderChanges, {
      columns: {
        ...{ id: changeId, orderId: orders.id, kind: "settled" as const, asked: digest },
        ...{ userId: askingUserId(context), createdAt: now },
      },
      from: (row) =>
        row
          .from(orders)
          .where(and(isThis, isNull(orders.packedAt), isNull(orders.cancelledAt), isPayable)),
    }),
    lines: writeLines(context, changeId, lines),
    stock: putOnShelf(context, changedStock(changeId)),
    cards: refreshCards(db, cardsOfOrders([orderId])),
    booked: bookSettled(context, orderId, changeId),
    settled: settle(context, orderId, changeId),
    place: countPlaces(context, isThis),
    refund: oweRefund(context, orderId),
    khata: giveWanted(context, orderId),
    order: db
      .select({
        packedAt: orders.packedAt,
        cancelledAt: orders.cancelledAt,
        asked: orderChanges.asked,
      })
      .from(orders)
      .leftJoin(orderChanges, eq(orderChanges.id, standingChange(orderId)))
      .where(isThis),
  };
}

const change = alias(orderChanges, "c");
const line = alias(orderLines, "l");
const own = alias(financials, "own");
const other = alias(financials, "s");

/** Of a line's pack what other orders hold. */
const held = sql`(SELECT coalesce(sum(h.qty), 0) FROM orders AS o CROSS JOIN order_lines AS h ON h.order_id = o.id
  WHERE o.packed_at IS NULL AND o.cancelled_at IS NULL AND o.stock_returned_at IS NULL
  AND o.id <> ${change.orderId} AND h.financial_id = ${line.financialId})`;

/** What a line costs after offers, and what of that is for so many of its packs, half up. */
const paid = sql`(${line.qty} * ${line.dpricePaise} - ${line.offerPaise})`;
const paidFor = (packs: SQL) => sql`((2 * (${packs}) * ${paid} + ${line.qty}) / (2 * ${line.qty}))`;

function rowsOf(lines: SettledLine[]) {
  return jsonRows(
    "asked",
    lines.map(({ financialId, packed, swap, shelf }) => ({
      ...{ financialId, packed, shelf },
      ...{ swapId: swap?.financialId, swapQty: swap?.qty },
    })),
  );
}

/**
 * What an offer took off a line it takes off its packs alike. A swap is charged at most what it replaces; a counted shelf is free of what other orders hold of
 * it.
 */
function writeLines({ db }: RequestContext, changeId: string, lines: SettledLine[]) {
  const asked = rowsOf(lines);
  const packed = coalesce(asked.of("packed"), line.qty);
  const shelf = asked.of("shelf");
  const swapQty = asked.of("swapQty");
  return insertFrom(db, orderChangeLines, {
    columns: {
      changeId: change.id,
      position: line.position,
      financialId: line.financialId,
      ordered: line.qty,
      packed,
      amountPaise: paidFor(packed),
      stockDelta: sql`CASE WHEN ${shelf} IS NULL OR ${own.id} IS NULL THEN 0
          ELSE max(0, (${shelf}) - ${held}) - ${own.countInStock} END`,
      swapFinancialId: asked.of("swapId"),
      swapName: products.name,
      swapBrand: details.brand,
      swapQuantityMilli: other.quantityMilli,
      swapUnits: other.units,
      swapQty,
      swapPricePaise: other.dpricePaise,
      swapAmountPaise: sql`min(${other.dpricePaise} * (${swapQty}), ${paid} - ${paidFor(packed)})`,
      swapNameHi: products.nameHi,
      swapMrpPaise: other.pricePaise,
    },
    from: (row) =>
      row
        .from(change)
        .innerJoin(line, eq(line.orderId, change.orderId))
        .leftJoin(asked.from, eq(asked.of("financialId"), line.financialId))
        .leftJoin(own, eq(own.id, line.financialId))
        .leftJoin(other, eq(other.id, asked.of("swapId")))
        .leftJoin(details, eq(details.id, other.detailId))
        .leftJoin(products, eq(products.id, details.productId))
        .where(eq(change.id, changeId)),
  });
}

/** What was packed: nothing at all is a cancelled order. */
function packedIn({ db }: RequestContext, changeId: string) {
  const { packed, swapQty, amountPaise, swapAmountPaise } = orderChangeLines;
  return db
    .select({
      packs: sql<number>`sum(${packed} + coalesce(${swapQty}, 0))`.as("packs"),
      paise: sql<number>`sum(${amountPaise} + coalesce(${swapAmountPaise}, 0))`.as("paise"),
    })
    .from(orderChangeLines)
    .where(eq(orderChangeLines.changeId, changeId))
    .as("sums");
}

/** What is booked and written of the order: one thing if any of it was packed, else another. */
function outcomeOf(context: RequestContext, orderId: string, changeId: string) {
  const { db } = context;
  const sums = packedIn(context, changeId);
  const isWritten = db
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(eq(orderChanges.id, changeId));
  return {
    sums,
    which: and(eq(orders.id, orderId), exists(isWritten))!,
    settled: settledAt(sql`(${sums.paise} + ${orders.shippingPaise})`),
    ifAny: (some: unknown, none: unknown) => iif(gt(sums.packs, 0), some, none),
  };
}

function bookSettled(context: RequestContext, orderId: string, changeId: string) {
  const { sums, which, settled, ifAny } = outcomeOf(context, orderId, changeId);
  return bookDoor(context, {
    costs: ifAny(settled.settledPaise, 0),
    at: ifAny(stepNow(context), context.now),
    step: ifAny("packed", "cancelled"),
    which,
    from: sql`${orders}, ${sums}`,
  });
}

function settle(context: RequestContext, orderId: string, changeId: string) {
  const { db, now } = context;
  const { sums, which, settled, ifAny } = outcomeOf(context, orderId, changeId);
  const { totalPaise: amountPaise, cancelledAt } = orders;
  return db
    .update(orders)
    .set({
      ...acceptedToo(context),
      packedAt: ifAny(stepNow(context), null),
      cancelledAt: ifAny(null, now),
      cancelledBy: ifAny(null, "shop"),
      cancelReason: ifAny(null, nothingInStock),
      stockReturnedAt: ifAny(orders.stockReturnedAt, now),
      ...settled,
      ...paidSums(ifAny(settled.settledPaise, 0)),
    })
    .from(sums)
    .where(which)
    .returning({ ...receiver, amountPaise, cancelledAt });
}
