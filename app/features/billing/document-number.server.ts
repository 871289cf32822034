// A document is numbered once, when its order is paid or dispatched, and issued at dispatch:
// numbers of a financial
// year have no gap and no double, however many orders come at once, and one that was given is never
// given again.
import { type SQL, sql } from "drizzle-orm";
import { documentNumbers, invoiceCounters } from "#db/schema/invoices.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { financialYear } from "#app/values/dates.ts";

/** The number an order has now; a column of a query over `orders`. */
export const documentNumberColumn = () =>
  sql<string | null>`(SELECT n.number FROM document_numbers AS n
    WHERE n.order_id = ${sql.raw("orders.id")} AND n.cancelled_at IS NULL)`.as("document_number");

/**
 * For a batch: the order that `which` picks gets a number unless it has one. It has 16 characters.
 */
export function allotNumber({ db, now }: RequestContext, which: SQL) {
  const year = financialYear(now);
  const unnumbered = sql`${which} AND NOT EXISTS (SELECT 1 FROM document_numbers AS n
    WHERE n.order_id = orders.id AND n.cancelled_at IS NULL)`;
  return [
    db
      .insert(invoiceCounters)
      .select(sql`SELECT ${year}, 1 FROM orders WHERE ${unnumbered}`)
      .onConflictDoUpdate({
        target: invoiceCounters.financialYear,
        set: { lastNumber: sql`last_number + 1` },
      }),
    db.insert(documentNumbers)
      .select(sql`SELECT ${`KS/${year}/`} || (SELECT printf('%07d', last_number) FROM invoice_counters WHERE financial_year = ${year}),
        id, ${year}, ${now}, NULL, NULL FROM orders WHERE ${unnumbered}`),
  ] as const;
}

/**
 * For a batch after the dispatch: a number of an ended financial year is given up for one of this.
 */
export function issueDocument(context: RequestContext, which: SQL) {
  const { db, now } = context;
  const isDraft = sql`order_id IN (SELECT id FROM orders WHERE ${which}) AND cancelled_at IS NULL AND issued_at IS NULL`;
  return [
    db
      .update(documentNumbers)
      .set({ cancelledAt: now })
      .where(sql`${isDraft} AND financial_year <> ${financialYear(now)}`),
    ...allotNumber(context, which),
    db.update(documentNumbers).set({ issuedAt: now }).where(isDraft),
  ] as const;
}
