// Two runs at once take different payments: taking one is one statement, and a run that dies gives
// it up by itself.
import { type SQL, and, inArray, sql } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/**
 * Every minute first, then after each quarter of its age, and always once its link has ended: then
 * its order may give stock back.
 */
const isDue = (
  now: number,
) => sql`checked_at <= ${now} - max(60000, (${now} - created_at) / 4) OR checked_at = 0
  OR (link_expires_at <= ${now} AND checked_at < link_expires_at)`;

/** Takes at most `most` payments of those that `which` picks, the longest unchecked first. */
export async function claimPayments(
  { db, now }: RequestContext,
  which: SQL,
  most: number,
): Promise<string[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(which, sql`(${isDue(now)})`))
    .orderBy(payments.checkedAt)
    .limit(most);
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return claimed.map((payment) => payment.id);
}
