// What asks for the owner, with what the frame counts on every page: each from an index that holds
// little else, and counted no further than is shown.
import { type SQL, and, asc, count, isNotNull, isNull, lt, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { countOverLimit } from "#app/features/khata/list-khatas.server.ts";
import { soonLateBefore } from "#app/features/orders/counter/counter-steps.ts";
import { ordersToGiveBack } from "#app/features/payments/refunds/needs-owner.server.ts";
import { isToCollect, isWaiting } from "#app/features/orders/progress/waiting.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Waiting, countWaiting } from "#app/features/admin/frame/count-waiting.server.ts";
import { mostListed } from "#app/features/admin/frame/waiting.ts";

const most = mostListed + 1;

export type Needs = Required<Waiting> & {
  late: number;
  packed: number;
  unpaid: number;
  overLimit: number;
  /** Orders of which somebody has to give money back. */
  toGiveBack: number;
};

export async function countNeeds(context: RequestContext): Promise<Needs> {
  const { db, read, now } = context;
  const open = (where: SQL | undefined) => {
    const some = db
      .select({ seq: orders.seq })
      .from(orders)
      .where(and(isWaiting, where))
      .orderBy(asc(orders.createdAt))
      .limit(most);
    return read(db.select({ count: count() }).from(some.as("open")));
  };
  const isLate = or(
    lt(orders.slotTo, now),
    and(isNull(orders.slotTo), lt(orders.createdAt, soonLateBefore(now))),
  );
  const delivered = db.select({ seq: orders.seq }).from(orders).where(isToCollect).limit(most);
  const [waiting, late, packed, unpaid, overLimit, owed] = await Promise.all([
    countWaiting(context, most),
    open(isLate),
    open(and(isNotNull(orders.packedAt), isNull(orders.dispatchedAt))),
    read(db.select({ count: count() }).from(delivered.as("unpaid"))),
    countOverLimit(context, most),
    read(db.select({ count: count() }).from(ordersToGiveBack(context).limit(most).as("back"))),
  ]);
  const counted = ([row]: { count: number }[]) => row?.count ?? 0;
  return {
    ...waiting,
    late: counted(late),
    packed: counted(packed),
    unpaid: counted(unpaid),
    overLimit,
    toGiveBack: counted(owed),
  };
}
