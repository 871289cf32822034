// Cash, or UPI that was seen in the shop's own account, pays an order once: stock it had given back
// is taken again, and its document is numbered, in one batch. The caller has made sure that an
// admin asks.
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { type Taken, markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import { listMissingLines } from "#app/features/payments/start/missing-lines.server.ts";
import { isStockGone, retakeStock } from "#app/features/payments/start/retake-stock.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
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
    });
    const [order] = found;
    if (!order) return noOrder();
    const outcome = outcomeOf(order, taken.reference);
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

const foundColumns = {
  cancelledAt: orders.cancelledAt,
  paidAt: orders.paidAt,
  khataAt: orders.khataAt,
  paidBy: orders.paymentReference,
  costsPaise: payablePaise().as("costs"),
};
type Found = {
  cancelledAt: number | null;
  paidAt: number | null;
  khataAt: number | null;
  paidBy: string | null;
  costsPaise: number;
};

/** Of the order as it was before the batch. */
function outcomeOf(order: Found, reference: string): StepOutcome {
  if (order.khataAt !== null) return onKhata();
  if (order.cancelledAt !== null) return isCancelled();
  if (order.paidAt !== null) return order.paidBy === reference ? { ok: true } : paidOtherwise();
  return order.costsPaise === 0 ? nothingToPay() : { ok: true };
}
