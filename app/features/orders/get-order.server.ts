// An order is its owner's and the admins' alone: the session that asks stands in the `where`.
import { and, eq, exists, gt, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { orderColumns } from "./order-columns.server.ts";
import type { Order } from "./order.ts";

/** Null for an unknown order and for anyone else's alike. */
export async function getOrder(context: RequestContext, id: string): Promise<Order | null> {
  const { db, now, read, sessionHash } = context;
  if (!isId(id) || !sessionHash) return null;
  const askedByOwnerOrAdmin = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        gt(sessions.expiresAt, now),
        or(eq(users.id, orders.userId), eq(users.isAdmin, true)),
      ),
    );
  const [order] = await read(
    db
      .select(orderColumns())
      .from(orders)
      .where(and(eq(orders.id, id), exists(askedByOwnerOrAdmin))),
  );
  return order ?? null;
}
