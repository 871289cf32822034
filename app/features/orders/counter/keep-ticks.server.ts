import { type SQL, and, isNotNull, isNull } from "drizzle-orm";
import { orderLines } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, oneOf } from "#app/platform/statements.server.ts";

/** The packs that were ticked on a page when it was made, and those that are now. */
export type Ticks = { before: string[]; now: string[] };

/**
 * Fetched packs are ticked with their lines, so that two phones pick from one list: what the page
 * did not change stays as another left it. Whoever was signed out meanwhile changes nothing.
 */
export async function keepTicks(
  context: RequestContext,
  orderIds: string[],
  { before, now }: Ticks,
): Promise<void> {
  const { db } = context;
  const linesOf = (packs: string[], isTicked: SQL) =>
    and(
      oneOf(orderLines.orderId, orderIds),
      oneOf(orderLines.financialId, packs),
      isTicked,
      isNotNull(askingUserId(context)),
    );
  await batch(db, {
    ticked: db
      .update(orderLines)
      .set({ pickedAt: context.now })
      .where(linesOf(without(now, before), isNull(orderLines.pickedAt))),
    putBack: db
      .update(orderLines)
      .set({ pickedAt: null })
      .where(linesOf(without(before, now), isNotNull(orderLines.pickedAt))),
  });
}

const without = (packs: string[], others: string[]) =>
  packs.filter((pack) => !others.includes(pack));
