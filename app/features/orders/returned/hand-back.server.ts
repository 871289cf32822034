// What was taken at the door and is too much is handed back by somebody of the shop, who says so. The
// caller has made sure that who asks may take money.
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { isTakenAtDoorColumn } from "#app/features/orders/progress/taken-at-door.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { gte, lt } from "drizzle-orm";
import { isId } from "#app/values/identifier.ts";

/** `sum` is all that is handed back of the order then, in paise, as the button knew it: twice does no harm. */
export async function handBack(
  context: RequestContext,
  orderId: string,
  { sum: typed = "" }: Record<string, string>,
): Promise<StepOutcome> {
  const sum = Number(typed);
  if (!isId(orderId)) return noOrder();
  const isThis = eq(orders.id, orderId);
  const { takenAs, givenBackPaise, handedBackPaise } = orders;
  const isLeft = allOf(isTakenAtDoorColumn, gte(givenBackPaise, sum), lt(handedBackPaise, sum));
  const about = { kind: "order", id: orderId, state: orderState } as const;
  const { found } = await loggedBatch(context, about, {
    found: context.db.select({ takenAs, givenBackPaise }).from(orders).where(isThis),
    handed: context.db.update(orders).set({ handedBackPaise: sum }).where(allOf(isThis, isLeft)),
  });
  const [order] = found;
  if (!order) return noOrder();
  const isDue = order.takenAs !== null && sum > 0 && sum <= order.givenBackPaise;
  return isDue ? { ok: true } : refusedStep("out-of-order", words.nothingToHandBack);
}
