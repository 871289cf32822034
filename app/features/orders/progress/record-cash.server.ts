// Cash, or UPI that was seen in the shop's own account, pays an order once: stock it had given back
// is taken again, and its document is numbered, in one batch. The caller has made sure that an
// admin asks.
import { type SQL, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { type Taken, markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import { listMissingLines } from "#app/features/payments/start/missing-lines.server.ts";
import { isStockGone, retakeStock } from "#app/features/payments/start/retake-stock.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { upiReference } from "./newest-step.ts";
import { words } from "./refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  nothingToPay,
  onKhata,
  refusedStep,
} from "./step-outcome.ts";
import { takenByUpi, takenInCash } from "./taken-at-door.server.ts";

const paidOtherwise = () => refusedStep("out-of-order", words.paidOtherwise);

export function recordCash(context: RequestContext, orderId: string): Promise<StepOutcome> {
  return recordTaken(context, orderId, takenInCash());
}

export function recordUpi(
  context: RequestContext,
  orderId: string,
  digits: string,
): Promise<StepOutcome> {
  return recordTaken(context, orderId, takenByUpi(digits));
}

async function recordTaken(
  context: RequestContext,
  orderId: string,
  taken: Taken,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  const isThis = eq(orders.id, orderId);
  try {
    const about = { kind: "order", id: orderId, state: orderState } as const;
    const { found } = await loggedBatch(context, about, {
      found: context.db.select(foundColumns).from(orders).where(isThis),
      stock: retakeStock(context, orderId),
      paid: markPaid(context, isThis, taken),
      reference: addReference(context, isThis, taken),
    });
    const [order] = found;
    if (!order) return noOrder();
    const outcome = outcomeOf(order, taken);
    if (outcome.ok && order.paidAt === null) tellCounter(context, "orderChanged", orderId);
    return outcome;
  } catch (error) {
    if (!isStockGone(error)) throw error;
    return {
      ok: false,
      reason: "stock-gone",
      status: 409,
      message: words.stockGone,
      missing: await listMissingLines(context, orderId),
    };
  }
}

/** UPI that was taken in one tap has its digits later. */
function addReference({ db }: RequestContext, isThis: SQL, { takenAs, reference }: Taken) {
  const lacks = eq(orders.paymentReference, upiReference(""));
  return takenAs === "upi"
    ? db.update(orders).set({ paymentReference: reference }).where(allOf(isThis, lacks))
    : [];
}

const foundColumns = {
  cancelledAt: orders.cancelledAt,
  paidAt: orders.paidAt,
  khataAt: orders.khataAt,
  takenAs: orders.takenAs,
  paidBy: orders.paymentReference,
  costsPaise: payablePaise().as("costs"),
};
type Found = {
  cancelledAt: number | null;
  paidAt: number | null;
  khataAt: number | null;
  takenAs: Taken["takenAs"] | null;
  paidBy: string | null;
  costsPaise: number;
};

/** Of the order as it was before the batch. */
function outcomeOf(order: Found, { takenAs, reference }: Taken): StepOutcome {
  if (order.khataAt !== null) return onKhata();
  if (order.cancelledAt !== null) return isCancelled();
  if (order.paidAt !== null) {
    const isSame = [order.paidBy, upiReference("")].includes(reference);
    const isAdded = order.paidBy === upiReference("");
    return order.takenAs === takenAs && (isSame || isAdded) ? { ok: true } : paidOtherwise();
  }
  return order.costsPaise === 0 ? nothingToPay() : { ok: true };
}
