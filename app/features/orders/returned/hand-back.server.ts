// What was taken at the door and is too much is handed back by somebody of the shop, who says so. The
// caller has made sure that who asks may take money.
import { eq, gte, lt } from "drizzle-orm";
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
import { allOf, iif } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";

/** `sum` is all that is handed back of the order then, in paise, as the button knew it: twice does no harm. */
export async function handBack(
  context: RequestContext,
  orderId: string,
  { sum: typed = "" }: Record<string, string>,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  const sum = /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
  if (sum === 0) return refusedStep("out-of-order", words.nothingToHandBack);
  const isThis = eq(orders.id, orderId);
  const { givenBackPaise, handedBackPaise } = orders;
  const about = { kind: "order", id: orderId, state: orderState } as const;
  const { found, handed } = await loggedBatch(context, about, {
    found: context.db.select({ id: orders.id }).from(orders).where(isThis),
    handed: context.db
      .update(orders)
      .set({ handedBackPaise: iif(lt(handedBackPaise, sum), sum, handedBackPaise) })
      .where(allOf(isThis, isTakenAtDoorColumn, gte(givenBackPaise, sum)))
      .returning({ id: orders.id }),
  });
  if (!found[0]) return noOrder();
  return handed[0] ? { ok: true } : refusedStep("out-of-order", words.nothingToHandBack);
}
