// A packed, unpaid order goes on its customer's khata, and from then on nobody pays it otherwise. The caller has made sure
// that an admin asks. It is refused where the order is cancelled, paid or not packed, where its customer has no khata, where
// nothing is left to pay, and where it would go over the khata's limit (the trigger `khata_entries_true`).
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { giveOrder, isOverLimit } from "#app/features/khata/give-order.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { formatPaise } from "#app/values/money.ts";

export async function putOnKhata(context: RequestContext, orderId: string): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  try {
    const {
      order: [order],
    } = await loggedBatch(
      context,
      { kind: "order", id: orderId, state: orderState },
      {
        given: giveOrder(context, eq(alias(orders, "o").id, orderId)),
        order: findOrder(context, orderId),
      },
    );
    return order ? outcomeOf(order) : noOrder();
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const [order] = await findOrder(context, orderId);
    return order ? overLimit(order) : noOrder();
  }
}

type Found = Awaited<ReturnType<typeof findOrder>>[number];

function findOrder({ db }: RequestContext, orderId: string) {
  const { khataAt, paidAt, packedAt, cancelledAt } = orders;
  const { limitPaise, balancePaise } = khataAccounts;
  return db
    .select({
      ...{ khataAt, paidAt, packedAt, cancelledAt, limitPaise, balancePaise },
      costsPaise: payablePaise().as("costs"),
    })
    .from(orders)
    .leftJoin(khataAccounts, eq(khataAccounts.userId, orders.userId))
    .where(eq(orders.id, orderId));
}

function outcomeOf({ khataAt, cancelledAt, paidAt, packedAt, limitPaise }: Found): StepOutcome {
  if (khataAt !== null) return { ok: true };
  if (cancelledAt !== null) return isCancelled();
  if (paidAt !== null) return refusedStep("khata", words.paid);
  if (packedAt === null) return refusedStep("out-of-order", words.notPacked);
  return limitPaise === null
    ? refusedStep("khata", words.noKhata)
    : refusedStep("khata", words.nothingToPay);
}

function overLimit({ costsPaise, balancePaise, limitPaise }: Found): StepOutcome {
  return refusedStep(
    "khata",
    words.overLimit(
      formatPaise(costsPaise),
      formatPaise(limitPaise ?? 0),
      formatPaise(balancePaise ?? 0),
    ),
  );
}
