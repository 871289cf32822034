// What came in, and corrections, are entries that nobody alters. A form says after which entry it was shown: sent twice, or
// from two devices, it is one entry, and another one that was written meanwhile is looked at first. Refused: where there is no khata, or another entry meanwhile;
// what a form may say, entry.schema.ts has.
import { type SQL, and, desc, eq, notExists, or } from "drizzle-orm";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { type KhataEntry, type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import { enter, itsAccount } from "./enter.server.ts";
import type { NewEntry } from "./entry.schema.ts";
import { selectEntries } from "./read-khata.server.ts";
import { words } from "./refusals.words.ts";

export type WrittenEntry = { ok: true; entry: KhataEntry } | KhataRefusal;

/**
 * `after` is the entry that stood last on the page of the form, "" for none. The caller has made
 * sure that an admin asks.
 */
export async function writeEntry(
  context: RequestContext,
  userId: string,
  { kind, amountPaise, method, reference, after = null }: NewEntry & { after?: string | null },
): Promise<WrittenEntry> {
  if (!isId(userId)) return noKhata();
  const { db } = context;
  const id = newId();
  const key =
    after === null ? null : JSON.stringify([userId, after, kind, amountPaise, method, reference]);
  const signed = kind === "payment" ? -amountPaise : amountPaise;
  const {
    entry: [entry],
    account: [account],
  } = await loggedBatch(
    context,
    { kind: "khata", id: userId, state: khataState },
    {
      written: enter(context, {
        ...{ id, kind, method, reference, amountPaise: signed, entryKey: key },
        from: (row) =>
          row.from(itsAccount).where(and(eq(itsAccount.userId, userId), isNext(context, after))),
      }),
      entry: selectEntries(db).where(
        or(eq(khataEntries.id, id), eq(khataEntries.entryKey, key ?? "")),
      ),
      account: db
        .select({ id: khataAccounts.id })
        .from(khataAccounts)
        .where(eq(khataAccounts.userId, userId)),
    },
  );
  if (entry) return { ok: true, entry };
  return account ? refusedEntry("changed", words.writtenMeanwhile) : noKhata();
}

/** Whether the newest entry is still the one that the form was shown after. */
function isNext({ db }: RequestContext, after: string | null): SQL | undefined {
  if (after === null) return undefined;
  const newest = db
    .select({ id: khataEntries.id })
    .from(khataEntries)
    .where(eq(khataEntries.accountId, itsAccount.id))
    .orderBy(desc(khataEntries.seq))
    .limit(1);
  return after === "" ? notExists(newest) : eq(newest, after);
}
