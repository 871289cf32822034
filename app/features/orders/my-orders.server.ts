// A customer sees only the own orders, newest first, along the index.
import { desc, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const pageSize = 20;
const lastPage = 1000;

export type MyOrder = { id: string; createdAt: number; isPaid: boolean; totalPaise: number };

export async function getMyOrders(
  context: RequestContext,
  customer: Customer,
  page: number,
): Promise<{ orders: MyOrder[]; canPayOnline: boolean; page: number; hasNext: boolean }> {
  const shown = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  const rows = await context.read(
    context.db
      .select({
        id: orders.id,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
        totalPaise: orders.totalPaise,
      })
      .from(orders)
      .where(eq(orders.userId, customer.id))
      .orderBy(desc(orders.seq))
      .limit(pageSize + 1)
      .offset((shown - 1) * pageSize),
  );
  return {
    orders: rows
      .slice(0, pageSize)
      .map(({ paidAt, ...order }) => ({ ...order, isPaid: paidAt !== null })),
    canPayOnline: context.config.ONLINE_PAYMENT === "on",
    page: shown,
    hasNext: rows.length > pageSize,
  };
}
