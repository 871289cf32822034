// Owner and cashier deliver what a rider has without the customer's code, and say why: it stands in the log. What they
// took at the door lies in the drawer.
import { and, eq, isNull, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { advance } from "#app/features/orders/progress/advance-order.server.ts";
import { deliver, payAtDoor } from "#app/features/orders/progress/deliver-order.server.ts";
import { type StepOutcome, noOrder } from "#app/features/orders/progress/step-outcome.ts";
import type { Taken } from "#app/features/payments/settle/mark-paid.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { words } from "./words.ts";

type Outcome = StepOutcome | { ok: false; status: 400; field: "reason"; message: string };
type Said = { doorCode?: string | undefined; reason: string; taken?: Taken | undefined };

/** An order without a rider needs no reason. */
export async function deliverWithReason(
  context: RequestContext,
  orderId: string,
  { doorCode, reason, taken }: Said,
): Promise<Outcome> {
  if (!isId(orderId)) return noOrder();
  const { db } = context;
  const [order] = await db
    .select({ riderId: orders.riderId, doorCode: orders.doorCode })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.deliveredAt)));
  const hasRider = order !== undefined && order.riderId !== null;
  if (hasRider && !reason && doorCode !== order.doorCode)
    return { ok: false, status: 400, field: "reason", message: words.reasonFirst };
  return advance(context, orderId, {
    ...deliver(context),
    set: { deliveredReason: sql`${reason}` },
    afterwards: hasRider && taken ? payAtDoor(context, orderId, taken) : {},
  });
}
