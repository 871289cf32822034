// What lies packed for an order, or is held for it: its lines as they were settled, else as
// ordered, less what came back.
import { type SQL, sql } from "drizzle-orm";

/** The newest change, where it has not been taken back. */
export function standingChange(orderId: string): SQL {
  return sql`(SELECT id FROM (SELECT id, kind FROM order_changes WHERE order_id = ${orderId}
    ORDER BY seq DESC LIMIT 1) WHERE kind = 'settled')`;
}

/** Rows of `financial_id` and `qty`: as it was packed, or ordered. */
export function packedPacks(orderId: string): SQL {
  const change = standingChange(orderId);
  return sql`(SELECT financial_id, qty FROM order_lines WHERE order_id = ${orderId} AND NOT EXISTS ${change}
      UNION ALL SELECT financial_id, packed FROM order_change_lines WHERE change_id = ${change}
      UNION ALL SELECT swap_financial_id, swap_qty FROM order_change_lines
        WHERE change_id = ${change} AND swap_financial_id IS NOT NULL)`;
}

/** Rows of `financial_id` and `qty`, each pack once. */
export function heldPacks(orderId: string): SQL {
  return sql`(SELECT financial_id, sum(qty) AS qty FROM (
      SELECT financial_id, qty FROM ${packedPacks(orderId)}
      UNION ALL SELECT n.value ->> 'financialId', -(n.value ->> 'qty') FROM documents AS d JOIN json_each(d.lines) AS n
        WHERE d.order_id = ${orderId} AND d.of_number IS NOT NULL
    ) GROUP BY financial_id)`;
}
