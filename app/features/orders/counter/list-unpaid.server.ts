// What was handed over without its money stays in sight at the counter until that comes.
import { desc, inArray, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { hasKhata } from "#app/features/khata/give-order.server.ts";
import { isToCollect } from "#app/features/orders/progress/waiting.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The newest; all of them stand in the list of orders. */
const mostUnpaid = 20;

export function listUnpaid(context: RequestContext) {
  const { id, short, customerName, customerPhone, street, postalCode, deliveredAt } = orders;
  const newest = sql`(SELECT seq FROM orders INDEXED BY orders_delivered_unpaid
    WHERE ${isToCollect} ORDER BY seq DESC LIMIT ${mostUnpaid})`;
  return context.read(
    context.db
      .select({
        ...{ id, short, customerName, customerPhone, street, postalCode, deliveredAt },
        payablePaise: payablePaise().as("payable_paise"),
        canOwe: hasKhata.as("can_owe"),
      })
      .from(orders)
      .where(inArray(orders.seq, newest))
      .orderBy(desc(orders.seq)),
  );
}

export type UnpaidOrder = Awaited<ReturnType<typeof listUnpaid>>[number];
