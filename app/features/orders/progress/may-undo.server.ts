// Which step of an order is its newest, and whether it can be taken back: expressions over `orders`.
import { and, eq, exists, gt, gte, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { iif } from "#app/platform/statements.server.ts";
import { documentNumbers } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { latestStepAt } from "#app/features/payments/order-times.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDayOf } from "#app/platform/indian-clock.server.ts";
import { undoMs } from "#app/values/undo.ts";
import type { DoneStep, UndoneStep } from "./newest-step.ts";
import { words } from "./refusals.words.ts";
import { type StepOutcome, isCancelled, onKhata, refusedStep } from "./step-outcome.ts";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";

const isCashNewest = and(isTakenAtDoorColumn, gte(orders.paidAt, latestStepAt))!;
/** An expression over `orders`, as `newestStep` says it of one that was read. */
export const newest = sql<UndoneStep | null>`CASE WHEN ${isCashNewest} THEN 'cash' WHEN delivered_at IS NOT NULL THEN 'deliver'
  WHEN dispatched_at IS NOT NULL THEN 'dispatch' WHEN packed_at IS NOT NULL THEN 'pack' WHEN accepted_at IS NOT NULL THEN 'accept' END`;
const newestAt = iif<number>(isCashNewest, orders.paidAt, latestStepAt);
export const isPackNewest = eq(newest, "pack");

/** Money went back already, through the gateway or by hand: it does not come again. */
const hasGoneBack = sql<number>`(EXISTS (SELECT 1 FROM refunds AS r
  WHERE r.payment_id = orders.payment_reference AND r.sent_at IS NOT NULL) OR (${isPackNewest}
  AND (handed_back_paise > 0 OR EXISTS (SELECT 1 FROM payments AS p WHERE p.id = orders.payment_reference AND p.by_hand_paise > 0))))`;

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

/** Decided by the order itself: that its newest step is meant, and nothing stands on it. */
export function mayTakeBack(context: RequestContext, step: UndoneStep | null) {
  return and(isNull(orders.khataAt), isStepOpen(context, step));
}

/** The step that can be taken back now, 'khata' with its delivery; null where none can. */
export async function stepToTakeBack(
  context: RequestContext,
  orderId: string,
): Promise<DoneStep | null> {
  const may = or(mayTakeBack(context, null), mayTakeBackWithKhata(context));
  const [found] = await context.read(
    context.db
      .select({ newest: undoColumns.newest, khataAt: orders.khataAt })
      .from(orders)
      .where(and(eq(orders.id, orderId), may)),
  );
  if (!found) return null;
  return found.khataAt === null ? found.newest : "khata";
}

/** Delivered and put on the khata in one tap, which can be taken back whole. */
export function mayTakeBackWithKhata(context: RequestContext) {
  return and(eq(orders.khataAt, orders.deliveredAt), isStepOpen(context, "deliver"));
}

function isStepOpen({ db, now }: RequestContext, step: UndoneStep | null) {
  const { orderId, number, cancelledAt, issuedAt } = documentNumbers;
  const issued = db
    .select({ number })
    .from(documentNumbers)
    .where(and(eq(orderId, orders.id), isNull(cancelledAt), isNotNull(issuedAt)));
  return and(
    isNull(orders.cancelledAt),
    gt(newestAt, now - undoMs),
    not(hasGoneBack),
    not(isPaidAsPacked),
    not(isDayClosed),
    not(hasReturn),
    not(and(isPackNewest, exists(issued))!),
    eq(newest, step ?? newest),
  );
}

/** What tells why it may not. */
export const undoColumns = {
  cancelledAt: orders.cancelledAt,
  khataAt: orders.khataAt,
  newest: newest.as("newest"),
  newestAt: newestAt.as("newest_at"),
  hasGoneBack: hasGoneBack.as("has_gone_back"),
  isPaidAsPacked: isPaidAsPacked.as("is_paid_as_packed"),
  isDayClosed: isDayClosed.as("is_day_closed"),
  hasReturn: hasReturn.as("has_return"),
};
type Found = {
  cancelledAt: number | null;
  khataAt: number | null;
  newest: UndoneStep | null;
  newestAt: number;
  hasGoneBack: number;
  isPaidAsPacked: number;
  isDayClosed: number;
  hasReturn: number;
};

export function whyNotTakenBack(
  { now }: RequestContext,
  order: Found,
  step: UndoneStep | null,
): StepOutcome {
  if (order.cancelledAt !== null) return isCancelled();
  if (order.khataAt !== null) return onKhata();
  if (order.newest === null || (step !== null && order.newest !== step))
    return refusedStep("out-of-order", words.noStep);
  if (order.newestAt <= now - undoMs) return refusedStep("too-late", words.undoneTooLate);
  if (order.hasGoneBack) return refusedStep("too-late", words.goneBack);
  if (order.isPaidAsPacked) return refusedStep("too-late", words.paidAsPacked);
  if (order.isDayClosed) return refusedStep("too-late", words.dayClosed);
  if (order.hasReturn) return refusedStep("too-late", words.hasReturn);
  return refusedStep("too-late", words.issued);
}
