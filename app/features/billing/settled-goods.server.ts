// What an order's paper lists: what was packed of each line, what went in its place, and the
// delivery, each with its class and the rate of that class today.
import { type Column, type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { deliveryClass } from "#app/values/tax.ts";

/** Of an order, by expressions over the query around. */
type OfOrder = { orderId: Column; shippingPaise: Column };

/** The order of what is delivered comes after its goods. */
const lastPosition = 1_000_000;

const newestChange = (orderId: Column | string) =>
  sql`(SELECT id FROM order_changes WHERE order_id = ${orderId} ORDER BY seq DESC LIMIT 1)`;

/**
 * Rows of `name`, `brand`, `quantity_milli`, `units`, `qty`, `price`, `amount`, `offer`, `hsn` and
 * `rate`, which is NULL without a class or before the first rate of it.
 */
export function settledGoods({ now }: RequestContext, { orderId, shippingPaise }: OfOrder): SQL {
  const today = indianDay(now);
  const change = newestChange(orderId);
  return sql`(SELECT g.*, coalesce(t.hsn, '') AS hsn, (SELECT r.basis_points FROM tax_rates AS r
      WHERE r.tax_class_id = t.id AND r.valid_from <= ${today} ORDER BY r.valid_from DESC LIMIT 1) AS rate
    FROM (
      SELECT l.position, 0 AS part, l.name, l.brand, l.quantity_milli, l.units, coalesce(c.packed, l.qty) AS qty,
        l.dprice_paise AS price, coalesce(c.amount_paise, l.qty * l.dprice_paise - l.offer_paise) AS amount,
        iif(l.offer_paise = 0, 0, coalesce(c.packed * l.dprice_paise - c.amount_paise, l.offer_paise)) AS offer,
        coalesce(p.tax_class_id, l.tax_class_id) AS tax_class_id
      FROM order_lines AS l LEFT JOIN order_change_lines AS c ON c.change_id = ${change} AND c.position = l.position
      LEFT JOIN products AS p ON p.id = l.product_id WHERE l.order_id = ${orderId}
      UNION ALL
      SELECT c.position, 1, c.swap_name, c.swap_brand, c.swap_quantity_milli, c.swap_units, c.swap_qty,
        c.swap_price_paise, c.swap_amount_paise, 0, p.tax_class_id
      FROM order_change_lines AS c LEFT JOIN financials AS f ON f.id = c.swap_financial_id
      LEFT JOIN details AS d ON d.id = f.detail_id LEFT JOIN products AS p ON p.id = d.product_id
      WHERE c.change_id = ${change} AND c.swap_financial_id IS NOT NULL
      UNION ALL
      SELECT ${lastPosition}, 0, 'Delivery', '', 0, '', 1, ${shippingPaise}, ${shippingPaise}, 0, ${deliveryClass} WHERE ${shippingPaise} > 0
    ) AS g LEFT JOIN tax_classes AS t ON t.id = g.tax_class_id
    WHERE g.qty > 0 ORDER BY g.position, g.part)`;
}

/**
 * A column over `orders`: the names of goods without a class, as JSON, where the regular regime
 * wants one and no paper is issued yet; else NULL.
 */
export function unclassedGoods(context: RequestContext): SQL<string | null> {
  const order = { orderId: orders.id, shippingPaise: orders.shippingPaise };
  return sql<string | null>`(SELECT nullif(json_group_array(trim(g.brand || ' ' || g.name)), '[]')
    FROM ${settledGoods(context, order)} AS g
    WHERE g.rate IS NULL AND (SELECT regime FROM shop_tax WHERE id = 1) = 'regular'
    AND NOT EXISTS (SELECT 1 FROM documents AS d WHERE d.order_id = orders.id))`;
}

/**
 * A column over `orders`: whether anything ordered of one that is not packed lacks the class that the
 * regular regime wants.
 */
export const lacksTaxClass =
  sql`(coalesce((SELECT regime FROM shop_tax WHERE id = 1), '') = 'regular' AND orders.packed_at IS NULL
  AND EXISTS (SELECT 1 FROM order_lines AS l LEFT JOIN products AS p ON p.id = l.product_id
    WHERE l.order_id = orders.id AND coalesce(p.tax_class_id, l.tax_class_id) IS NULL))`.mapWith(
    Boolean,
  );

/** Rows of `line`, a place in the order's paper, and `financial_id`, the pack that stands there. */
export function settledPacks(orderId: string): SQL {
  const change = newestChange(orderId);
  return sql`(SELECT row_number() OVER (ORDER BY position, part) - 1 AS line, financial_id FROM (
      SELECT l.position, 0 AS part, l.financial_id, coalesce(c.packed, l.qty) AS qty
      FROM order_lines AS l LEFT JOIN order_change_lines AS c ON c.change_id = ${change} AND c.position = l.position
      WHERE l.order_id = ${orderId}
      UNION ALL SELECT position, 1, swap_financial_id, swap_qty FROM order_change_lines
        WHERE change_id = ${change} AND swap_financial_id IS NOT NULL) WHERE qty > 0)`;
}
