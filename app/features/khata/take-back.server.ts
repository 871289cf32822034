// An entry is taken back once, by another of the same amount; an order is then owed again. Refused: one that is not there, that
// takes another back, or that is taken back already.
import { type SQL, and, eq, inArray, isNotNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { enter, itsAccount } from "./enter.server.ts";
import { type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import { isHolder, isHolderOf, selectEntries } from "./read-khata.server.ts";
import type { WrittenEntry } from "./write-entry.server.ts";
import { words } from "./refusals.words.ts";

const e = alias(khataEntries, "e");
const noEntry = () => ({ ...noKhata(), message: words.noEntry }) satisfies KhataRefusal;

/** The caller has made sure that an admin asks. */
export async function takeEntryBack(
  context: RequestContext,
  holderId: string,
  entryId: string,
): Promise<WrittenEntry> {
  if (!isId(holderId) || !isId(entryId)) return noEntry();
  const { db } = context;
  const id = newId();
  const {
    written: [written],
    known: [known],
  } = await loggedBatch(
    context,
    { kind: "khata", id: holderId, state: khataState },
    {
      reversed: reversal(context, id, allOf(eq(e.id, entryId), isHolderOf(itsAccount, holderId))),
      written: selectEntries(db).where(eq(khataEntries.id, id)),
      known: db
        .select({ kind: khataEntries.kind })
        .from(khataEntries)
        .innerJoin(khataAccounts, eq(khataAccounts.id, khataEntries.accountId))
        .where(and(eq(khataEntries.id, entryId), isHolder(holderId))),
    },
  );
  if (written) return { ok: true, entry: written };
  if (!known) return noEntry();
  return known.kind === "reversal"
    ? refusedEntry("not-now", words.reversalStays)
    : refusedEntry("taken-back", words.takenBackAlready);
}

/** For a batch that cancels: the entry of the order that `which` picks, if it stands on a khata. */
export function takeOrderBack(context: RequestContext, which: SQL, id = newId()) {
  const onKhata = context.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, isNotNull(orders.khataAt)));
  return reversal(context, id, allOf(eq(e.kind, "order"), inArray(e.orderId, onKhata)));
}

function reversal(context: RequestContext, id: string, which: SQL) {
  const takenBack = context.db
    .select({ reverses: khataEntries.reverses })
    .from(khataEntries)
    .where(eq(khataEntries.reverses, e.id));
  return enter(context, {
    ...{ id, kind: "reversal" as const, amountPaise: sql`-e.amount_paise`, orderId: e.orderId },
    ...{ reverses: e.id, method: e.method, reference: e.reference },
    from: (row) =>
      row
        .from(e)
        .innerJoin(itsAccount, eq(itsAccount.id, e.accountId))
        .where(and(which, ne(e.kind, "reversal"), notExists(takenBack))),
  });
}
