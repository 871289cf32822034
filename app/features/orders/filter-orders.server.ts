// Each filter of the list has an index that holds or orders what it shows, so that a page reads
// little more than its own however many orders there are.
import { type SQL, and, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { type FoundOrders, ordersPerPage, pageOf, selectOrders } from "./list-orders.server.ts";
import type { OrderFilter, OrderStand } from "./order-filter.ts";
import { isWaiting } from "./progress/waiting.server.ts";

type Stand = { index: string; where: SQL };

const waiting = (...where: SQL[]): Stand => ({
  index: "INDEXED BY orders_counter",
  where: and(isWaiting, ...where)!,
});

const { acceptedAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = orders;
const stands: Record<OrderStand, Stand> = {
  new: waiting(isNull(acceptedAt)),
  "to-pack": waiting(isNotNull(acceptedAt), isNull(packedAt)),
  packed: waiting(isNotNull(packedAt), isNull(dispatchedAt)),
  out: waiting(isNotNull(dispatchedAt)),
  delivered: { index: "", where: isNotNull(deliveredAt) },
  unpaid: {
    index: "INDEXED BY orders_unpaid",
    where: and(
      isNull(orders.paidAt),
      isNull(cancelledAt),
      isNull(orders.stockReturnedAt),
      isNull(orders.khataAt),
    )!,
  },
  cancelled: { index: "INDEXED BY orders_cancelled", where: isNotNull(cancelledAt) },
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
  const where = and(
    lt(orders.seq, before ?? Number.MAX_SAFE_INTEGER),
    stand?.where,
    day ? and(gte(orders.createdAt, day.from), lt(orders.createdAt, day.to)) : undefined,
    // Not bound, as the index is found only by what its own condition says.
    method ? eq(orders.paymentMethod, method).inlineParams() : undefined,
  );
  const index = day
    ? "INDEXED BY orders_day"
    : (stand?.index ?? (method ? `INDEXED BY ${methodIndex[method]}` : ""));
  const newest = desc(day ? orders.createdAt : orders.seq);
  const hits = sql`(SELECT seq FROM orders ${sql.raw(index)} WHERE ${where}
    ORDER BY ${newest}, seq DESC LIMIT ${ordersPerPage + 1})`;
  return pageOf(await context.read(selectOrders(context, hits)));
}
