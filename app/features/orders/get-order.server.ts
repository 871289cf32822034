// An order is its customer's and the shop's alone: the session that asks stands in the `where`.
import { and, eq, exists, gt, inArray, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { rights } from "#app/values/roles.ts";
import { asSeen } from "./as-seen.server.ts";
import { orderColumns } from "./order-columns.server.ts";
import type { Order } from "./order.ts";
import { shownDoorCode } from "./run/door-code.server.ts";

/** Null for an unknown order and for anyone else's alike. */
export async function getOrder(context: RequestContext, id: string): Promise<Order | null> {
  const { db, now, read, sessionHash } = context;
  if (!isId(id) || !sessionHash) return null;
  const askedByOwnerOrStaff = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        gt(sessions.expiresAt, now),
        or(eq(users.id, orders.userId), inArray(users.role, [...rights.counter])),
      ),
    );
  const [visitor, [found]] = await Promise.all([
    getVisitor(context),
    read(
      db
        .select({
          ...orderColumns(),
          userId: orders.userId,
          doorCode: shownDoorCode.as("door_code"),
        })
        .from(orders)
        .where(and(eq(orders.id, id), exists(askedByOwnerOrStaff))),
    ),
  ]);
  if (!found || !visitor) return null;
  const { userId, doorCode, offerPaise, offers, ...others } = found;
  const order = offers.length > 0 ? { ...others, offerPaise, offers } : others;
  const isOwn = userId === visitor.id;
  return isOwn ? { ...order, isOwn, doorCode } : asSeen(visitor.role, order);
}
