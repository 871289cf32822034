// What was given without an order, what came in, and corrections, are entries that nobody alters. A form says after which
// entry it was shown: sent twice, or from two devices, it is one entry, and another that was written meanwhile is looked at
// first. Refused: where there is no khata, another entry meanwhile, or more given than the limit.
import { type SQL, and, desc, eq, notExists, or } from "drizzle-orm";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { type KhataEntry, type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import { enter, itsAccount } from "./enter.server.ts";
import type { NewEntry } from "./entry.schema.ts";
import { isOverLimit } from "./give-order.server.ts";
import { isHolder, isHolderOf, selectEntries } from "./read-khata.server.ts";
import { words } from "./refusals.words.ts";

export type WrittenEntry = { ok: true; entry: KhataEntry } | KhataRefusal;

/**
 * `after` is the entry that stood last on the page of the form, "" for none. The caller has made
 * sure that an admin asks.
 */
export async function writeEntry(
  context: RequestContext,
  holderId: string,
  { kind, amountPaise, method, reference, after = null }: NewEntry & { after?: string | null },
): Promise<WrittenEntry> {
  if (!isId(holderId)) return noKhata();
  const { db } = context;
  const id = newId();
  const said = [holderId, after, kind, amountPaise, method, reference];
  const key = after === null ? null : JSON.stringify(said);
  const signed = kind === "payment" ? -amountPaise : amountPaise;
  const account = readAccount(context, holderId);
  const isMeant = and(isHolderOf(itsAccount, holderId), isNext(context, after));
  try {
    const {
      entry: [entry],
      account: [known],
    } = await loggedBatch(
      context,
      { kind: "khata", id: holderId, state: khataState },
      {
        written: enter(context, {
          ...{ id, kind, method, reference, amountPaise: signed, entryKey: key },
          from: (row) => row.from(itsAccount).where(isMeant),
        }),
        entry: selectEntries(db).where(
          or(eq(khataEntries.id, id), eq(khataEntries.entryKey, key ?? "")),
        ),
        account,
      },
    );
    if (entry) return { ok: true, entry };
    return known ? refusedEntry("changed", words.writtenMeanwhile) : noKhata();
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const [known] = await account;
    return known ? overLimit(amountPaise, known) : noKhata();
  }
}

function readAccount({ db }: RequestContext, holderId: string) {
  const { limitPaise, balancePaise } = khataAccounts;
  return db.select({ limitPaise, balancePaise }).from(khataAccounts).where(isHolder(holderId));
}

function overLimit(
  amountPaise: Paise,
  { limitPaise, balancePaise }: { limitPaise: Paise; balancePaise: Paise },
): KhataRefusal {
  return refusedEntry(
    "limit",
    words.overLimit(formatPaise(amountPaise), formatPaise(limitPaise), formatPaise(balancePaise)),
  );
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
