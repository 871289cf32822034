// Bills and credit notes as they were issued, newest first: a page reads its own rows alone.
import { desc, eq, lt } from "drizzle-orm";
import { documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { plus } from "#app/platform/statements.server.ts";

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

/** `before` leads to the older ones; null at the end. */
export async function listPapers(
  { db, read }: RequestContext,
  before: number | null,
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
      .where(before === null ? undefined : lt(documents.seq, before))
      .orderBy(desc(documents.seq))
      .limit(papersPerPage + 1),
  );
  const papers = rows.slice(0, papersPerPage);
  return { papers, before: rows.length > papersPerPage ? (papers.at(-1)?.seq ?? null) : null };
}
