// Who brings a packed order; from its dispatch on it has a code that its customer alone is told.
import { and, eq, exists, isNotNull, isNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { tellDoorCode } from "#app/features/notices/tell-door-code.server.ts";
import { words as refusals } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { newDoorCode, toldDoorCode } from "./door-code.server.ts";
import { words } from "./words.ts";

/** Without a rider it is brought as before. The caller has made sure that who asks may. */
export async function assignRider(
  context: RequestContext,
  orderId: string,
  riderId: string | null,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  const { db } = context;
  const isThis = eq(orders.id, orderId);
  const isRider = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, riderId ?? ""), eq(users.role, "rider"))),
  );
  const { assigned, found } = await loggedBatch(
    context,
    { kind: "order", id: orderId, state: orderState },
    {
      assigned: db
        .update(orders)
        .set({ riderId, doorCode: newDoorCode(isNotNull(orders.dispatchedAt)) })
        .where(and(isThis, isToBring, riderId === null ? undefined : isRider))
        .returning(toldDoorCode),
      found: db.select(stepsOf).from(orders).where(isThis),
    },
  );
  const [order] = found;
  if (!order) return noOrder();
  if (assigned[0]) {
    tellDoorCode(context, assigned[0]);
    tellCounter(context, "orderChanged", orderId);
    return { ok: true };
  }
  return whyNot(order);
}

const { packedAt, deliveredAt, cancelledAt } = orders;
const stepsOf = { packedAt, deliveredAt, cancelledAt };
const isToBring = and(isNotNull(packedAt), isNull(deliveredAt), isNull(cancelledAt));

function whyNot(order: Record<keyof typeof stepsOf, number | null>): StepOutcome {
  if (order.cancelledAt !== null) return isCancelled();
  if (order.packedAt === null) return refusedStep("out-of-order", refusals.notPacked);
  return order.deliveredAt === null
    ? refusedStep("out-of-order", words.noRider)
    : refusedStep("out-of-order", refusals.delivered);
}
