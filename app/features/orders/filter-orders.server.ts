// Each filter of the list has an index that holds or orders what it shows, so that a page reads
// little more than its own however many orders there are.
import {
  type Column,
  type SQL,
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
} from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { type FoundOrders, ordersPerPage, pageOf, selectOrders } from "./list-orders.server.ts";
import type { OrderFilter, OrderStand } from "./order-filter.ts";
import { isToCollect, isWaiting } from "./progress/waiting.server.ts";
import { ordersToGiveBack } from "#app/features/payments/refunds/needs-owner.server.ts";

type Stand = { index: string; where: SQL };

const everyWaiting: Stand = { index: "INDEXED BY orders_counter", where: isWaiting };
const waiting = (...where: SQL[]): Stand => ({
  ...everyWaiting,
  where: and(isWaiting, ...where)!,
});

const { acceptedAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = orders;
const stands: Record<Exclude<OrderStand, "give-back">, Stand> = {
  new: waiting(isNull(acceptedAt)),
  "to-pack": waiting(isNotNull(acceptedAt), isNull(packedAt)),
  packed: waiting(isNotNull(packedAt), isNull(dispatchedAt)),
  out: waiting(isNotNull(dispatchedAt)),
  delivered: { index: "", where: isNotNull(deliveredAt) },
  unpaid: { index: "INDEXED BY orders_delivered_unpaid", where: isToCollect },
  cancelled: { index: "INDEXED BY orders_cancelled", where: isNotNull(cancelledAt) },
};

type Few = { columns?: string; by?: Column; limit: number };

/** Drizzle names no index. */
const newestOf = ({ index, where }: Stand, { columns = "seq", by = orders.seq, limit }: Few) =>
  sql`(SELECT ${sql.raw(columns)} FROM orders ${sql.raw(index)} WHERE ${where}
    ORDER BY ${desc(by)}, seq DESC LIMIT ${limit})`;

/** Of more that are open no numbers are said. */
const mostOpen = 500;
/** More than this is "99+". */
const mostSaid = 100;

export type StandCounts = Partial<Record<OrderStand, number>>;

/** How many orders wait for each step, and for their money; what is over is not counted. */
export async function countStands(context: RequestContext): Promise<StandCounts> {
  const { db, read } = context;
  const steps = "accepted_at, packed_at, dispatched_at";
  const open = newestOf(everyWaiting, { columns: steps, by: orders.createdAt, limit: mostOpen });
  const unpaid = newestOf(stands.unpaid, { limit: mostSaid });
  const back = ordersToGiveBack(context).limit(mostSaid).as("back");
  const whole = (condition: string) => sql.raw(`coalesce(sum(${condition}), 0)`).mapWith(Number);
  const [[waiting], [owing], [owed]] = await Promise.all([
    read(
      db
        .select({
          all: count(),
          new: whole("accepted_at IS NULL AND packed_at IS NULL AND dispatched_at IS NULL"),
          "to-pack": whole("accepted_at IS NOT NULL AND packed_at IS NULL"),
          packed: whole("packed_at IS NOT NULL AND dispatched_at IS NULL"),
          out: whole("dispatched_at IS NOT NULL"),
        })
        .from(open),
    ),
    read(db.select({ unpaid: count() }).from(unpaid)),
    read(db.select({ "give-back": count() }).from(back)),
  ]);
  const { all = mostOpen, ...counts } = waiting ?? {};
  return { ...(all < mostOpen && counts), ...owing, ...owed };
}

const methodIndex: Record<PaymentMethod, string> = {
  Online: "orders_online",
  "Cash Or UPI": "orders_cash",
};

const standOfFilter = (context: RequestContext, show: OrderStand): Stand =>
  show === "give-back"
    ? { index: "", where: inArray(orders.seq, ordersToGiveBack(context)) }
    : stands[show];

/** Newest first, from the order `before` on. */
export async function filterOrders(
  context: RequestContext,
  { show, day, method }: OrderFilter,
  before: number | null,
): Promise<FoundOrders> {
  const stand = show && standOfFilter(context, show);
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
  const by = day ? orders.createdAt : orders.seq;
  const hits = newestOf({ index, where: where! }, { by, limit: ordersPerPage + 1 });
  return pageOf(await context.read(selectOrders(context, hits)));
}
