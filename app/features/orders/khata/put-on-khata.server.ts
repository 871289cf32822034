// A packed, unpaid order goes on its customer's khata, and from then on nobody pays it otherwise. The caller has made sure
// that an admin asks. It is refused where the order is cancelled, paid or not packed, where its customer has no khata, where
// nothing is left to pay, and where it would go over the khata's limit (the trigger `khata_entries_true`).
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { giveOrder } from "#app/features/khata/give-order.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { type OrderAndKhata, findOrderAndKhata, unlessOverLimit } from "./over-limit.server.ts";

export async function putOnKhata(context: RequestContext, orderId: string): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  return unlessOverLimit(context, orderId, async () => {
    const {
      order: [order],
    } = await loggedBatch(
      context,
      { kind: "order", id: orderId, state: orderState },
      {
        given: giveOrder(context, eq(alias(orders, "o").id, orderId)),
        order: findOrderAndKhata(context, orderId),
      },
    );
    return order ? outcomeOf(order) : noOrder();
  });
}

function outcomeOf({
  khataAt,
  cancelledAt,
  paidAt,
  packedAt,
  limitPaise,
}: OrderAndKhata): StepOutcome {
  if (khataAt !== null) return { ok: true };
  if (cancelledAt !== null) return isCancelled();
  if (paidAt !== null) return refusedStep("khata", words.paid);
  if (packedAt === null) return refusedStep("out-of-order", words.notPacked);
  return limitPaise === null
    ? refusedStep("khata", words.noKhata)
    : refusedStep("khata", words.nothingToPay);
}
