// An order is its owner's and the admins' alone: the session that asks stands in the `where`.
import { and, eq, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { Order, OrderLine } from "./order.ts";

const lines = sql`(SELECT json_group_array(json_object(
  'productId', product_id, 'detailId', detail_id, 'financialId', financial_id, 'name', name, 'brand', brand,
  'quantityMilli', quantity_milli, 'units', units, 'qty', qty, 'pricePaise', price_paise, 'dpricePaise', dprice_paise))
  FROM (SELECT * FROM order_lines WHERE order_id = ${orders.id} ORDER BY position))`
  .mapWith((json: string) => JSON.parse(json) as OrderLine[])
  .as("lines");

export const orderColumns = {
  id: orders.id,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  street: orders.street,
  city: orders.city,
  postalCode: orders.postalCode,
  country: orders.country,
  paymentMethod: orders.paymentMethod,
  lines,
  itemsPaise: orders.itemsPaise,
  shippingPaise: orders.shippingPaise,
  totalPaise: orders.totalPaise,
  invoiceNumber: orders.invoiceNumber,
  paymentReference: orders.paymentReference,
  paidAt: orders.paidAt,
  packedAt: orders.packedAt,
  dispatchedAt: orders.dispatchedAt,
  deliveredAt: orders.deliveredAt,
};

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
