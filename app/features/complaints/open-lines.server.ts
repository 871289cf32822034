import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { openPacks } from "./complain.server.ts";
import type { ComplainedLine } from "./complaint.ts";

/** The packs of an order that came and are not complained about, by the order's own names. */
export async function listOpenLines(
  { db }: RequestContext,
  orderId: string,
): Promise<ComplainedLine[]> {
  return db.all<ComplainedLine>(sql`SELECT p.financial_id AS financialId, p.qty, n.name, n.name_hi AS nameHi, n.brand,
      n.quantity_milli AS quantityMilli, n.units
    FROM ${openPacks(orderId)} AS p JOIN (
      SELECT financial_id, name, name_hi, brand, quantity_milli, units FROM order_lines WHERE order_id = ${orderId}
      UNION SELECT s.swap_financial_id, s.swap_name, s.swap_name_hi, s.swap_brand, s.swap_quantity_milli, s.swap_units
        FROM order_change_lines AS s JOIN order_changes AS c ON c.id = s.change_id
        WHERE c.order_id = ${orderId} AND s.swap_financial_id IS NOT NULL
    ) AS n ON n.financial_id = p.financial_id WHERE p.qty > 0`);
}
