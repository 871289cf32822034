import { sql } from "drizzle-orm";
import type { Regime } from "#app/values/tax.ts";

const ofPaper = (what: string) =>
  sql.raw(
    `(SELECT ${what} FROM documents AS d WHERE d.order_id = orders.id AND d.of_number IS NULL)`,
  );

/** What the page of an order has to know of its paper; columns of a query over `orders`. */
export const paperColumns = () => ({
  regime:
    sql<Regime>`coalesce(${ofPaper("d.regime")}, (SELECT t.regime FROM shop_tax AS t WHERE t.id = 1), 'none')`.as(
      "regime",
    ),
  gstin:
    sql<string>`coalesce(${ofPaper("d.supplier ->> 'taxNumber'")}, (SELECT t.gstin FROM shop_tax AS t WHERE t.id = 1), '')`.as(
      "gstin",
    ),
  isIssued: sql<number>`EXISTS ${ofPaper("1")}`.as("is_issued"),
});
