// An order is its owner's and the admins' alone: the session that asks stands in the `where`.
import { and, eq, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { orderColumns } from "./order-columns.server.ts";
import type { Order } from "./order.ts";

/** Null for an unknown order and for anyone else's alike. */
export async function getOrder(context: RequestContext, id: string): Promise<Order | null> {
  if (!isId(id) || !context.sessionHash) return null;
  const [order] = await context.read(
    context.db
      .select(orderColumns)
      .from(orders)
      .where(
        and(
          eq(orders.id, id),
          sql`EXISTS (SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ${context.sessionHash} AND s.expires_at > ${context.now}
      AND (u.id = ${orders.userId} OR u.is_admin = 1))`,
        ),
      ),
  );
  return order ?? null;
}
