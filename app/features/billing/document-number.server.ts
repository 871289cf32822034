// A document is numbered once, when its order is paid or dispatched, and issued at dispatch:
// numbers of a series and financial year have no gap and no double, however many orders come at
// once, and one that was given is never given again.
import { type SQL, sql } from "drizzle-orm";
import { documentNumbers } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { financialYear } from "#app/values/dates.ts";
import { creditSeries, documentSeries } from "#app/values/tax.ts";

/** The number an order has now; a column of a query over `orders`. */
export const documentNumberColumn = () =>
  sql<string | null>`(SELECT n.number FROM document_numbers AS n
    WHERE n.order_id = ${sql.raw("orders.id")} AND n.cancelled_at IS NULL)`.as("document_number");

const newest = (table: "document_numbers" | "documents", beginning: SQL) =>
  sql`coalesce((SELECT CAST(substr(max(number), -7) AS INTEGER) FROM ${sql.raw(table)}
    WHERE number > ${beginning} AND number < ${beginning} || ':'), 0)`;

/**
 * Such as `KS/26-27/0000123`, which is the most that the law allows: 16 characters. A series counts
 * over both tables, as the owner may have taken it for credit notes before.
 */
export function nextNumber({ now }: RequestContext, series: "series" | "credit_series"): SQL {
  const first = series === "series" ? documentSeries : creditSeries;
  const beginning = sql`(SELECT coalesce((SELECT ${sql.raw(series)} FROM shop_tax WHERE id = 1), ${first}) || ${`/${financialYear(now)}/`})`;
  return sql`${beginning} || printf('%07d', 1 + max(${newest("document_numbers", beginning)}, ${newest("documents", beginning)}))`;
}

/** For a batch: the order that `which` picks gets a number unless it has one. */
export function allotNumber(context: RequestContext, which: SQL) {
  const { db, now } = context;
  return insertFrom(db, documentNumbers, {
    columns: {
      ...{ number: nextNumber(context, "series"), orderId: orders.id },
      ...{ financialYear: financialYear(now), allottedAt: now },
    },
    from: sql`FROM orders
        WHERE ${which} AND NOT EXISTS (SELECT 1 FROM document_numbers AS n
          WHERE n.order_id = orders.id AND n.cancelled_at IS NULL)`,
  });
}
