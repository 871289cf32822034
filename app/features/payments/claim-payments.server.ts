// Two runs at once take different payments: taking one is one statement, and a run that dies gives
// it up by itself.
import { type Column, type SQL, and, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Every minute first, then after each quarter of its age. */
export const isToAskAgain = (
  { checkedAt, createdAt }: { checkedAt: Column; createdAt: Column },
  now: number,
) => or(sql`${checkedAt} <= ${now} - max(60000, (${now} - ${createdAt}) / 4)`, eq(checkedAt, 0));

/** And always once its link has ended: then its order may give stock back. */
const isDue = (now: number) =>
  or(
    isToAskAgain(payments, now),
    and(lte(payments.linkExpiresAt, now), lt(payments.checkedAt, payments.linkExpiresAt)),
  );

/** Takes at most `most` payments of those that `which` picks, the longest unchecked first. */
export async function claimPayments(
  { db, now }: RequestContext,
  which: SQL,
  most: number,
): Promise<string[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(which, isDue(now)))
    .orderBy(payments.checkedAt)
    .limit(most);
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return claimed.map((payment) => payment.id);
}
