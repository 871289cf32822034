// An order only goes forward, one step after the other, each with the time it was first taken; goods that are
// to be paid online are not packed before they are paid. The caller has made sure that an admin asks.
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { type StepOutcome, noOrder } from "./step-outcome.ts";

export async function packOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  const isPayable = or(isNotNull(orders.paidAt), eq(orders.paymentMethod, cashMethod));
  const outcome = await advance(context, orderId, { column: "packedAt", may: isPayable });
  return (
    outcome ?? {
      ok: false,
      reason: "not-paid",
      status: 409,
      message: "This order is to be paid online and is not paid yet.",
    }
  );
}

export async function dispatchOrder(
  context: RequestContext,
  orderId: string,
): Promise<StepOutcome> {
  const outcome = await advance(context, orderId, {
    column: "dispatchedAt",
    may: isNotNull(orders.packedAt),
  });
  return outcome ?? outOfOrder("This order is not packed yet.");
}

export async function deliverOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  const outcome = await advance(context, orderId, {
    column: "deliveredAt",
    may: isNotNull(orders.dispatchedAt),
  });
  return outcome ?? outOfOrder("This order is not dispatched yet.");
}

type Step = {
  column: "packedAt" | "dispatchedAt" | "deliveredAt";
  may: ReturnType<typeof isNotNull> | undefined;
};

/** Null when the step may not be taken yet. */
async function advance(
  context: RequestContext,
  orderId: string,
  { column, may }: Step,
): Promise<StepOutcome | null> {
  if (!isId(orderId)) return noOrder;
  const { db, now } = context;
  const isMeant = eq(orders.id, orderId);
  const [, [order]] = await loggedBatch(
    context,
    { kind: "order", id: orderId, state: orderState },
    [
      db
        .update(orders)
        .set({ [column]: now })
        .where(and(isMeant, isNull(orders[column]), may)),
      db.select({ at: orders[column] }).from(orders).where(isMeant),
    ],
  );
  if (!order) return noOrder;
  return order.at === null ? null : { ok: true };
}

function outOfOrder(message: string): StepOutcome {
  return { ok: false, reason: "out-of-order", status: 409, message };
}
