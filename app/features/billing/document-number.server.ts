// A document is numbered once, when its order is paid or dispatched, and issued at dispatch:
// numbers of a series and financial year have no gap and no double, however many orders come at
// once, and one that was given is never given again.
import { type SQL, and, eq, isNull, notExists, sql } from "drizzle-orm";
import { documentNumbers } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { shopTax } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { financialYear } from "#app/values/dates.ts";
import { creditSeries, documentSeries } from "#app/values/tax.ts";

/** The number an order has now; a column of a query over `orders`. */
export const documentNumberColumn = () =>
  sql<string | null>`(SELECT n.number FROM document_numbers AS n
    WHERE n.order_id = orders.id AND n.cancelled_at IS NULL)`.as("document_number");

/**
 * Such as `KS/26-27/0000123`, which is the most that the law allows: 16 characters. A series counts
 * over both tables, as the owner may have taken it for credit notes before.
 */
export function nextNumber({ now }: RequestContext, series: "series" | "creditSeries"): SQL {
  const first = series === "series" ? documentSeries : creditSeries;
  return sql`(SELECT b.beginning || printf('%07d', 1 + max(
      coalesce((SELECT CAST(substr(max(number), -7) AS INTEGER) FROM document_numbers
        WHERE number > b.beginning AND number < b.beginning || ':'), 0),
      coalesce((SELECT CAST(substr(max(number), -7) AS INTEGER) FROM documents
        WHERE number > b.beginning AND number < b.beginning || ':'), 0)))
    FROM (SELECT coalesce((SELECT ${shopTax[series]} FROM shop_tax WHERE id = 1), ${first})
      || ${`/${financialYear(now)}/`} AS beginning) AS b)`;
}

/** For a batch: the order that `which` picks gets a number unless it has one. */
export function allotNumber(context: RequestContext, which: SQL) {
  const { db, now } = context;
  const allotted = db
    .select({ number: documentNumbers.number })
    .from(documentNumbers)
    .where(and(eq(documentNumbers.orderId, orders.id), isNull(documentNumbers.cancelledAt)));
  return insertFrom(db, documentNumbers, {
    columns: {
      ...{ number: nextNumber(context, "series"), orderId: orders.id },
      ...{ financialYear: financialYear(now), allottedAt: now },
    },
    from: (row) => row.from(orders).where(and(which, notExists(allotted))),
  });
}
