// At most one reminder a day, by day; that it was opened stands in the log.
import { and, gt, isNull, ne, or } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";
import { type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import { isHolder } from "./read-khata.server.ts";
import { isTimeToRemind } from "./reminder.server.ts";
import { words } from "./refusals.words.ts";

/** The caller has made sure that an admin asks. */
export async function remindCustomer(
  context: RequestContext,
  holderId: string,
): Promise<{ ok: true } | KhataRefusal> {
  if (!isId(holderId)) return noKhata();
  if (!isTimeToRemind(context.now)) return refusedEntry("not-now", words.remindersByDay);
  const today = indianDay(context.now);
  const isMeant = isHolder(holderId);
  const { balancePaise, remindedOn } = khataAccounts;
  const {
    reminded,
    account: [account],
  } = await loggedBatch(
    context,
    { kind: "khata", id: holderId, state: khataState },
    {
      reminded: context.db
        .update(khataAccounts)
        .set({ remindedOn: today })
        .where(and(isMeant, gt(balancePaise, 0), or(isNull(remindedOn), ne(remindedOn, today))))
        .returning({ id: khataAccounts.id }),
      account: context.db.select({ balancePaise }).from(khataAccounts).where(isMeant),
    },
  );
  if (reminded.length > 0) return { ok: true };
  if (!account) return noKhata();
  return account.balancePaise > 0
    ? refusedEntry("not-now", words.remindedToday)
    : refusedEntry("not-now", words.nothingOwed);
}
