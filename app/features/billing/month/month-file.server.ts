// The papers of a month for the accountant, as one table whose first column says what a row is.
// Papers are read some at a time and written while they are read; what is summed up comes last.
import { and, eq, getTableColumns, gte, isNull, lt, sql } from "drizzle-orm";
import { coalesce } from "#app/platform/statements.server.ts";
import { documentNumbers, documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { issued } from "#app/features/billing/get-documents.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Month } from "./month.ts";
import { monthHead, paperLine, sumLines } from "./month-lines.ts";
import { addPaper, newSums } from "./month-sums.ts";

const papersAtOnce = 500;

export async function* monthLines(context: RequestContext, month: Month): AsyncGenerator<string> {
  yield monthHead;
  const sums = newSums();
  for await (const row of readPapers(context, month)) {
    const document = issued(context, row);
    addPaper(sums, document);
    yield paperLine(document, row);
  }
  yield sumLines(sums, await listCancelled(context, month));
}

/** By time, from the last one on: a page of them reads no row before it. */
async function* readPapers({ db }: RequestContext, { from, to }: Month) {
  for (let at = from, after = 0; ;) {
    const rows = await db
      .select({ ...getTableColumns(documents), channel: orders.channel })
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
