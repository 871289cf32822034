// Bills and credit notes as they were issued, newest first: a page reads its own rows alone.
import { and, count, desc, eq, gte, isNull, lt, sum } from "drizzle-orm";
import { documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { plus } from "#app/platform/statements.server.ts";
import type { Month } from "./month/month.ts";

const papersPerPage = 25;

export type ListedPaper = {
  seq: number;
  number: string;
  /** Of a credit note, the bill that it takes back something of. */
  ofNumber: string | null;
  orderId: string;
  issuedAt: number;
  customerName: string;
  payablePaise: number;
};

const issuedIn = ({ from, to }: Month) =>
  and(gte(documents.issuedAt, from), lt(documents.issuedAt, to));

/** Of all months, or of one. `before` leads to the older ones; null at the end. */
export async function listPapers(
  { db, read }: RequestContext,
  before: number | null,
  month: Month | null = null,
): Promise<{ papers: ListedPaper[]; before: number | null }> {
  const rows = await read(
    db
      .select({
        seq: documents.seq,
        number: documents.number,
        ofNumber: documents.ofNumber,
        orderId: documents.orderId,
        issuedAt: documents.issuedAt,
        customerName: orders.customerName,
        payablePaise: plus(documents.grossPaise, documents.roundOffPaise).as("payable"),
      })
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .where(
        and(
          before === null ? undefined : lt(documents.seq, before),
          month === null ? undefined : issuedIn(month),
        ),
      )
      .orderBy(desc(documents.seq))
      .limit(papersPerPage + 1),
  );
  const papers = rows.slice(0, papersPerPage);
  return { papers, before: rows.length > papersPerPage ? (papers.at(-1)?.seq ?? null) : null };
}

/** What a month's bills come to, and its credit notes. */
export async function sumPapers({ db, read }: RequestContext, month: Month) {
  const { ofNumber, grossPaise, roundOffPaise } = documents;
  const rows = await read(
    db
      .select({
        isBill: isNull(ofNumber).mapWith(Boolean).as("is_bill"),
        count: count(),
        paise: sum(plus(grossPaise, roundOffPaise)).mapWith(Number),
      })
      .from(documents)
      .where(issuedIn(month))
      .groupBy(isNull(ofNumber)),
  );
  const of = (isBill: boolean) => {
    const row = rows.find((one) => one.isBill === isBill);
    return { count: row?.count ?? 0, paise: row?.paise ?? 0 };
  };
  return { month: month.name, bills: of(true), notes: of(false) };
}

export type SumsOfPapers = Awaited<ReturnType<typeof sumPapers>>;
