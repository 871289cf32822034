// What may go in a line's place: packs of the same product first, then those of its category whose
// price is nearest.
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Pack } from "#app/values/quantity.ts";

const mostChoices = 12;

export type SwapChoice = Pack & {
  insteadOf: string;
  financialId: string;
  name: string;
  nameHi: string | null;
  brand: string;
  dpricePaise: number;
  countInStock: number;
};

export function listSwapChoices({ db, read }: RequestContext, orderId: string) {
  return read(
    db
      .select({
        insteadOf: sql<string>`instead_of`.as("instead_of"),
        financialId: sql<string>`id`.as("id"),
        name: sql<string>`name`.as("name"),
        nameHi: sql<string | null>`name_hi`.as("name_hi"),
        brand: sql<string>`brand`.as("brand"),
        quantityMilli: sql<number>`quantity_milli`.as("quantity_milli"),
        units: sql<string>`units`.as("units"),
        dpricePaise: sql<number>`dprice_paise`.as("dprice_paise"),
        countInStock: sql<number>`count_in_stock`.as("count_in_stock"),
      })
      .from(
        sql`(SELECT l.position, l.financial_id AS instead_of, f.id, p.name, p.name_hi, d.brand, f.quantity_milli, f.units,
          f.dprice_paise, f.count_in_stock, row_number() OVER (PARTITION BY l.position
            ORDER BY p.id = l.product_id DESC, abs(f.dprice_paise - l.dprice_paise), f.id) AS place
        FROM order_lines AS l JOIN details AS own ON own.id = l.detail_id
        JOIN details AS d ON d.category_id = own.category_id
        JOIN products AS p ON p.id = d.product_id
        JOIN financials AS f ON f.detail_id = d.id
        WHERE l.order_id = ${orderId} AND f.id <> l.financial_id AND f.dprice_paise > 0 AND f.count_in_stock > 0)`,
      )
      .where(sql`place <= ${mostChoices}`)
      .orderBy(sql`position, place`),
  ) as Promise<SwapChoice[]>;
}
