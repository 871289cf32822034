// The papers of a month for the accountant, as one table whose first column says what a row is.
// Papers are read some at a time and written while they are read; what is summed up comes last.
import { and, eq, getTableColumns, gte, isNull, lt, sql } from "drizzle-orm";
import { coalesce } from "#app/platform/statements.server.ts";
import { documentNumbers, documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { taxClasses } from "#db/schema/tax.ts";
import { issued } from "#app/features/billing/get-documents.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { paidAs } from "#app/features/billing/paid-as.server.ts";
import type { Month } from "./month.ts";
import { monthHead, paperLine, sumLines } from "./month-lines.ts";
import { type MonthSums, addPaper, newSums } from "./month-sums.ts";

const papersAtOnce = 500;

export async function* monthLines(context: RequestContext, month: Month): AsyncGenerator<string> {
  yield monthHead;
  const sums = newSums();
  for await (const row of readPapers(context, month)) {
    const document = issued(context, row);
    addPaper(sums, document);
    yield paperLine(document, row);
  }
  const cancelled = await listCancelled(context, month);
  yield sumLines(sums, { cancelled, descriptions: await describeHeadings(context, sums) });
}

/** What the shop calls the goods of each heading: the classes that begin with it. */
async function describeHeadings(
  { db }: RequestContext,
  { headings }: MonthSums,
): Promise<Map<string, string>> {
  const classes = await db
    .select({ name: taxClasses.name, hsn: taxClasses.hsn })
    .from(taxClasses)
    .orderBy(taxClasses.name);
  return new Map(
    [...headings.values()].map(({ hsn }) => {
      const fitting = classes.filter((one) => hsn !== "" && one.hsn.startsWith(hsn));
      return [hsn, fitting.map(({ name }) => name).join("; ")];
    }),
  );
}

/** By time, from the last one on: a page of them reads no row before it. */
async function* readPapers({ db }: RequestContext, { from, to }: Month) {
  for (let at = from, after = 0; ;) {
    const rows = await db
      .select({ ...getTableColumns(documents), channel: orders.channel, method: paidAs })
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .where(
        and(
          gte(documents.issuedAt, at),
          lt(documents.issuedAt, to),
          sql`(issued_at, documents.seq) > (${at}, ${after})`,
        ),
      )
      .orderBy(documents.issuedAt, documents.seq)
      .limit(papersAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < papersAtOnce) return;
    at = last.issuedAt;
    after = last.seq;
  }
}

/**
 * Numbers that never became a paper: of cancelled orders, and of an ended financial year. Sorted
 * here, as in their order the database would step over those of papers too.
 */
async function listCancelled({ db }: RequestContext, { from, to }: Month): Promise<string[]> {
  const { cancelledAt, issuedAt, orderId } = documentNumbers;
  const endedAt = coalesce(cancelledAt, orders.cancelledAt);
  const rows = await db
    .select({ number: documentNumbers.number })
    .from(documentNumbers)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isNull(issuedAt), gte(endedAt, from), lt(endedAt, to)));
  return rows.map(({ number }) => number).sort();
}
