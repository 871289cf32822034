// Each filter of the list has an index that holds or orders what it shows, so that a page reads
// little more than its own however many orders there are.
import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type PaymentMethod, cashMethod } from "#app/values/payment-method.ts";
import { type FoundOrders, ordersPerPage, pageOf, selectOrders } from "./list-orders.server.ts";
import type { OrderFilter, OrderStand } from "./order-filter.ts";

type Stand = { index: string; where: string };

const open = {
  index: "INDEXED BY orders_counter",
  where: `delivered_at IS NULL AND cancelled_at IS NULL AND stock_returned_at IS NULL
    AND (paid_at IS NOT NULL OR payment_method = '${cashMethod}')`,
};
const waiting = (where: string): Stand => ({ ...open, where: `${open.where} AND ${where}` });

const stands: Record<OrderStand, Stand> = {
  new: waiting("accepted_at IS NULL"),
  "to-pack": waiting("accepted_at IS NOT NULL AND packed_at IS NULL"),
  packed: waiting("packed_at IS NOT NULL AND dispatched_at IS NULL"),
  out: waiting("dispatched_at IS NOT NULL"),
  delivered: { index: "", where: "delivered_at IS NOT NULL" },
  unpaid: {
    index: "INDEXED BY orders_unpaid",
    where:
      "paid_at IS NULL AND cancelled_at IS NULL AND stock_returned_at IS NULL AND khata_at IS NULL",
  },
  cancelled: { index: "INDEXED BY orders_cancelled", where: "cancelled_at IS NOT NULL" },
};

const methodIndex: Record<PaymentMethod, string> = {
  Online: "orders_online",
  "Cash Or UPI": "orders_cash",
};

/** Newest first, from the order `before` on. */
export async function filterOrders(
  context: RequestContext,
  { show, day, method }: OrderFilter,
  before: number | null,
): Promise<FoundOrders> {
  const stand = show && stands[show];
  const where: SQL[] = [sql`seq < ${before ?? Number.MAX_SAFE_INTEGER}`];
  if (stand) where.push(sql.raw(stand.where));
  if (day) where.push(sql`created_at >= ${day.from} AND created_at < ${day.to}`);
  if (method) where.push(sql.raw(`payment_method = '${method}'`));
  const index = day
    ? "INDEXED BY orders_day"
    : (stand?.index ?? (method ? `INDEXED BY ${methodIndex[method]}` : ""));
  const rows = await context.read(
    selectOrders(
      context,
      sql`(SELECT seq FROM orders ${sql.raw(index)} WHERE ${sql.join(where, sql` AND `)}
        ORDER BY ${day ? sql`created_at DESC, seq DESC` : sql`seq DESC`} LIMIT ${ordersPerPage + 1})`,
    ),
  );
  return pageOf(rows);
}
