// The newest step is taken back within ten minutes, in one batch that decides by itself which one
// that is: what packing changed of stock, price and refunds is put back with it. The caller has
// made sure that an admin asks.
import { type SQL, type SQLWrapper, and, eq, exists, gt, gte, isNull, not, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { tellCounter } from "#app/features/payments/counter/tell-counter.server.ts";
import { latestStepAt } from "#app/features/payments/order-times.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDayOf } from "#app/platform/indian-clock.server.ts";
import { isId } from "#app/values/identifier.ts";
import { bookDelivery, bookDoor } from "./book-order.server.ts";
import { type UndoneStep, undoMs } from "./newest-step.ts";
import { paidSums } from "./paid-sums.server.ts";
import { words } from "./refusals.words.ts";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";
import { type StepOutcome, isCancelled, noOrder, onKhata, refusedStep } from "./step-outcome.ts";
import { unpack } from "./unpack.server.ts";

const isCashNewest = and(isTakenAtDoorColumn, gte(orders.paidAt, latestStepAt))!;
/** An expression over `orders`, as `newestStep` says it of one that was read. */
const newest = sql<UndoneStep | null>`CASE WHEN ${isCashNewest} THEN 'cash' WHEN delivered_at IS NOT NULL THEN 'deliver'
  WHEN dispatched_at IS NOT NULL THEN 'dispatch' WHEN packed_at IS NOT NULL THEN 'pack' WHEN accepted_at IS NOT NULL THEN 'accept' END`;
const newestAt = sql<number>`iif(${isCashNewest}, paid_at, ${latestStepAt})`;
const isPackNewest = eq(newest, "pack");

const hasSentRefund = sql<number>`(EXISTS (SELECT 1 FROM refunds AS r
  WHERE r.payment_id = orders.payment_reference AND r.sent_at IS NOT NULL) OR (${isPackNewest}
  AND EXISTS (SELECT 1 FROM payments AS p WHERE p.id = orders.payment_reference AND p.by_hand_paise > 0)))`;
const isIssued = sql<number>`EXISTS (SELECT 1 FROM document_numbers AS n
  WHERE n.order_id = orders.id AND n.cancelled_at IS NULL AND n.issued_at IS NOT NULL)`;

/** The day that its entry stands on is closed; a step without an entry counted on its own. */
const isDayClosed = sql<number>`coalesce((SELECT max(d.closed_at IS NOT NULL) FROM day_entries AS e LEFT JOIN days AS d ON d.day = e.day
    WHERE e.order_id = orders.id AND e.created_at = ${newestAt}),
  EXISTS (SELECT 1 FROM days AS d WHERE d.day = ${indianDayOf(newestAt)} AND d.closed_at >= ${newestAt}))`;

/** Paid online for less than all of it: unpacked it would cost more than was charged. */
const isPaidAsPacked = sql<number>`(${isPackNewest} AND paid_at IS NOT NULL AND NOT ${isTakenAtDoorColumn}
  AND charged_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r
    WHERE r.payment_id = orders.payment_reference AND r.reason <> 'settled') <> total_paise)`;

/** What came back was of the order as the step left it. */
const hasReturn = sql<number>`EXISTS (SELECT 1 FROM order_returns AS b
  WHERE b.order_id = orders.id AND b.created_at >= ${newestAt})`;

/** What becomes of a column where this step is taken back. */
const after = (step: UndoneStep, becomes: SQL | number | null, column: SQLWrapper) =>
  sql`iif(${newest} = ${step}, ${becomes}, ${column})`;
const asOrdered = paidSums(orders.totalPaise);
const withoutNewest = {
  acceptedAt: after("accept", null, orders.acceptedAt),
  acceptedBy: after("accept", null, orders.acceptedBy),
  packedAt: after("pack", null, orders.packedAt),
  settledPaise: after("pack", null, orders.settledPaise),
  roundOffPaise: after("pack", 0, orders.roundOffPaise),
  dispatchedAt: after("dispatch", null, orders.dispatchedAt),
  deliveredAt: after("deliver", null, orders.deliveredAt),
  paidAt: after("cash", null, orders.paidAt),
  paymentReference: after("cash", null, orders.paymentReference),
  takenAs: after("cash", null, orders.takenAs),
  chargedPaise: after("cash", 0, after("pack", asOrdered.chargedPaise, orders.chargedPaise)),
  givenBackPaise: after("cash", 0, after("pack", asOrdered.givenBackPaise, orders.givenBackPaise)),
  invoiceNumber: null,
};

/** With `step` only that one: a second tap does not take back the one before it. */
export async function undoStep(
  context: RequestContext,
  orderId: string,
  step: UndoneStep | null = null,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder;
  try {
    return await takeBack(context, orderId, step);
  } catch (error) {
    if (refusedBy(error) !== "financials_stock") throw error;
    return refusedStep("too-late", words.countedAndSold);
  }
}

/** Decided by the order itself: that its newest step is meant, and nothing stands on it. */
function mayTakeBack({ now }: RequestContext, step: UndoneStep | null) {
  return and(
    isNull(orders.cancelledAt),
    isNull(orders.khataAt),
    gt(newestAt, now - undoMs),
    not(hasSentRefund),
    not(isPaidAsPacked),
    not(isDayClosed),
    not(hasReturn),
    not(and(isPackNewest, isIssued)!),
    eq(newest, step ?? newest),
  );
}

async function takeBack(
  context: RequestContext,
  orderId: string,
  step: UndoneStep | null,
): Promise<StepOutcome> {
  const { db } = context;
  const isThis = eq(orders.id, orderId);
  const may = and(isThis, mayTakeBack(context, step))!;
  const isUnpacked = db.select({ id: orders.id }).from(orders).where(and(may, isPackNewest));
  const {
    order: [order],
    undone,
  } = await loggedBatch(
    context,
    { kind: "order", id: orderId, state: orderState },
    {
      order: db.select(foundColumns).from(orders).where(isThis),
      booked: bookUndone(context, may),
      unpacked: unpack(context, orderId, exists(isUnpacked)),
      cards: refreshCards(db, cardsOfOrders([orderId])),
      undone: db.update(orders).set(withoutNewest).where(may).returning({ id: orders.id }),
    },
  );
  if (!order) return noOrder;
  if (undone.length > 0) {
    tellCounter(context, "orderChanged", orderId);
    if (order.newest === "pack") announceStockOf(context, [orderId]);
    return { ok: true };
  }
  return whyNot(context, order, step);
}

/** On the day of the step, what it booked counts against it. */
function bookUndone(context: RequestContext, may: SQL) {
  const isStep = (step: UndoneStep) => and(may, eq(newest, step))!;
  return {
    delivery: bookDelivery(context, {
      ...{ isBack: true, at: orders.deliveredAt, step: "undelivered", which: isStep("deliver") },
    }),
    cash: bookDoor(context, {
      ...{ costs: 0, at: orders.paidAt, step: "unpaid", which: isStep("cash") },
    }),
    packing: bookDoor(context, {
      ...{ costs: orders.totalPaise, at: orders.packedAt, step: "unpacked", which: isStep("pack") },
    }),
  };
}

const foundColumns = {
  cancelledAt: orders.cancelledAt,
  khataAt: orders.khataAt,
  newest: newest.as("newest"),
  newestAt: newestAt.as("newest_at"),
  hasSentRefund: hasSentRefund.as("has_sent_refund"),
  isPaidAsPacked: isPaidAsPacked.as("is_paid_as_packed"),
  isDayClosed: isDayClosed.as("is_day_closed"),
  hasReturn: hasReturn.as("has_return"),
};
type Found = {
  cancelledAt: number | null;
  khataAt: number | null;
  newest: UndoneStep | null;
  newestAt: number;
  hasSentRefund: number;
  isPaidAsPacked: number;
  isDayClosed: number;
  hasReturn: number;
};

function whyNot({ now }: RequestContext, order: Found, step: UndoneStep | null): StepOutcome {
  if (order.cancelledAt !== null) return isCancelled;
  if (order.khataAt !== null) return onKhata;
  if (order.newest === null || (step !== null && order.newest !== step))
    return refusedStep("out-of-order", words.noStep);
  if (order.newestAt <= now - undoMs) return refusedStep("too-late", words.undoneTooLate);
  if (order.hasSentRefund) return refusedStep("too-late", words.refundSent);
  if (order.isPaidAsPacked) return refusedStep("too-late", words.paidAsPacked);
  if (order.isDayClosed) return refusedStep("too-late", words.dayClosed);
  if (order.hasReturn) return refusedStep("too-late", words.hasReturn);
  return refusedStep("too-late", words.issued);
}
