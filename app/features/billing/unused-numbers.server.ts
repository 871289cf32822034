import { and, desc, eq, gte, isNull, lt } from "drizzle-orm";
import { documentNumbers, documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";
import { payablePaise } from "./payable.server.ts";

export type UnusedNumber = {
  number: string;
  orderId: string;
  customerName: string;
  allottedAt: number;
  /** Since when it can't become a bill any more; null while its order waits to be sent out. */
  endedAt: number | null;
  /** What its order costs now. */
  payablePaise: number;
};

/** Numbers without a bill, given from a moment on and before the bill at `before` went out; newest first. */
export async function listUnusedNumbers(
  { db, read }: RequestContext,
  { from, before }: { from: number; before: number | null },
): Promise<UnusedNumber[]> {
  const { number, orderId, allottedAt, issuedAt, cancelledAt } = documentNumbers;
  const bill = db
    .select({ at: documents.issuedAt })
    .from(documents)
    .where(eq(documents.seq, before ?? 0));
  return read(
    db
      .select({
        ...{ number, orderId, allottedAt, customerName: orders.customerName },
        endedAt: coalesce<number | null>(cancelledAt, orders.cancelledAt).as("ended_at"),
        payablePaise: payablePaise().as("payable_paise"),
      })
      .from(documentNumbers)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(
        and(
          isNull(issuedAt),
          gte(allottedAt, from),
          before === null ? undefined : lt(allottedAt, bill),
        ),
      )
      .orderBy(desc(allottedAt), desc(number)),
  );
}
