// What an upgrade found dispatched without its paper gets it, and what it found cancelled with a
// paper gets the credit note: few at a run, one after the other, so that numbers stay consecutive.
// Goods that need a tax class and have none wait for it.
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { papersDue } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { creditDocument } from "./credit-note.server.ts";
import { issueDocument } from "./issue-document.server.ts";
import { unclassedGoods } from "./settled-goods.server.ts";

const mostARun = 20;

export async function issueDuePapers(context: RequestContext): Promise<void> {
  const { db } = context;
  const due = await db
    .select({ orderId: papersDue.orderId })
    .from(papersDue)
    .innerJoin(orders, eq(orders.id, papersDue.orderId))
    .where(isNull(unclassedGoods(context)))
    .orderBy(orders.dispatchedAt)
    .limit(mostARun);
  for (const { orderId } of due)
    await batch(db, {
      paper: issueDocument(
        context,
        and(eq(orders.id, orderId), isNotNull(orders.dispatchedAt), isNull(orders.cancelledAt))!,
      ),
      note: creditDocument(context, orderId),
      done: db.delete(papersDue).where(eq(papersDue.orderId, orderId)),
    });
}
