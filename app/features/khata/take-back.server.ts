// An entry is taken back once, by another of the same amount; an order is then owed again.
import { type SQL, eq, sql } from "drizzle-orm";
import { khataEntries } from "#db/schema/khata.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { enter } from "./enter.server.ts";
import { type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import { entryColumns } from "./read-khata.server.ts";
import type { WrittenEntry } from "./write-entry.server.ts";
import { words } from "./refusals.words.ts";

const noEntry = { ...noKhata, message: words.noEntry } satisfies KhataRefusal;

/** The caller has made sure that an admin asks. */
export async function takeEntryBack(
  context: RequestContext,
  userId: string,
  entryId: string,
): Promise<WrittenEntry> {
  if (!isId(userId) || !isId(entryId)) return noEntry;
  const { db } = context;
  const id = newId();
  const {
    written: [written],
    known: [known],
  } = await loggedBatch(
    context,
    { kind: "khata", id: userId, state: khataState },
    {
      reversed: reversal(context, id, sql`e.id = ${entryId} AND a.user_id = ${userId}`),
      written: db.select(entryColumns).from(khataEntries).where(eq(khataEntries.id, id)),
      known: db
        .select({ kind: khataEntries.kind })
        .from(khataEntries)
        .where(
          sql`${khataEntries.id} = ${entryId} AND account_id = (SELECT id FROM khata_accounts WHERE user_id = ${userId})`,
        ),
    },
  );
  if (written) return { ok: true, entry: written };
  if (!known) return noEntry;
  return known.kind === "reversal"
    ? refusedEntry("not-now", words.reversalStays)
    : refusedEntry("taken-back", words.takenBackAlready);
}

/** For a batch that cancels: the entry of the order that `which` picks, if it stands on a khata. */
export function takeOrderBack(context: RequestContext, which: SQL, id = newId()) {
  return reversal(
    context,
    id,
    sql`e.kind = 'order' AND e.order_id IN (SELECT id FROM orders WHERE ${which} AND khata_at IS NOT NULL)`,
  );
}

function reversal(context: RequestContext, id: string, which: SQL) {
  return enter(context, {
    ...{
      id,
      kind: "reversal" as const,
      amountPaise: sql`-e.amount_paise`,
      orderId: sql`e.order_id`,
    },
    ...{ reverses: sql`e.id`, method: sql`e.method`, reference: sql`e.reference` },
    from: sql`FROM khata_entries AS e JOIN khata_accounts AS a ON a.id = e.account_id
        WHERE ${which} AND e.kind <> 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS r WHERE r.reverses = e.id)`,
  });
}
