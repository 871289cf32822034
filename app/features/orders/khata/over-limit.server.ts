// What would go over a khata's limit breaks its batch (the trigger `khata_entries_true`), and is refused in words.
import { eq } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { isOverLimit } from "#app/features/khata/give-order.server.ts";
import { khataOfCustomer } from "#app/features/khata/khata-of-order.server.ts";
import { khataColumns } from "#app/features/khata/read-khata.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import { type StepOutcome, noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";

export async function unlessOverLimit(
  context: RequestContext,
  orderId: string,
  write: () => Promise<StepOutcome>,
): Promise<StepOutcome> {
  try {
    return await write();
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const [order] = await findOrderAndKhata(context, orderId);
    return order ? overLimit(order) : noOrder();
  }
}

export type OrderAndKhata = Awaited<ReturnType<typeof findOrderAndKhata>>[number];

export function findOrderAndKhata({ db }: RequestContext, orderId: string) {
  const { khataAt, paidAt, packedAt, cancelledAt } = orders;
  const { limitPaise, balancePaise, holderId } = khataColumns;
  return db
    .select({
      ...{ khataAt, paidAt, packedAt, cancelledAt, limitPaise, balancePaise, holderId },
      costsPaise: payablePaise().as("costs"),
    })
    .from(orders)
    .leftJoin(khataAccounts, eq(khataAccounts.id, khataOfCustomer("orders")))
    .where(eq(orders.id, orderId));
}

function overLimit(order: OrderAndKhata): StepOutcome {
  const { costsPaise, balancePaise, limitPaise, holderId } = order;
  const message = words.overLimit(
    formatPaise(costsPaise),
    formatPaise(limitPaise ?? 0),
    formatPaise(balancePaise ?? 0),
  );
  return { ok: false, reason: "over-limit", status: 409, message, holderId: holderId ?? "" };
}
