// An order is paid once and gets its invoice number in the same breath: numbers of a financial year have no gap
// and no double, however many orders are paid at once.
import { type SQL, sql } from "drizzle-orm";
import { invoiceCounters } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { financialYear } from "#app/values/dates.ts";

/** Two statements for a batch; `which` picks one order, and a paid one stays as it is. The number has 16 characters. */
export function markPaid({ db, now }: RequestContext, which: SQL, reference: string | null) {
  const year = financialYear(now);
  const unpaid = sql`${which} AND paid_at IS NULL`;
  return [
    db
      .insert(invoiceCounters)
      .select(sql`SELECT ${year}, 1 FROM orders WHERE ${unpaid}`)
      .onConflictDoUpdate({
        target: invoiceCounters.financialYear,
        set: { lastNumber: sql`last_number + 1` },
      }),
    db
      .update(orders)
      .set({
        paidAt: now,
        paymentReference: reference,
        invoiceNumber: sql`${`KS/${year}/`} || (SELECT printf('%07d', last_number) FROM invoice_counters WHERE financial_year = ${year})`,
      })
      .where(unpaid),
  ] as const;
}
