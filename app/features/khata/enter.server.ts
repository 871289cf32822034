// An entry of a khata, and in the same batch all that follows from it: what is owed, how old it is, where the order stands,
// and the day book. Each does nothing unless the entry was written.
import { type SQL, sql } from "drizzle-orm";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type NewColumns, insertFrom } from "#app/platform/statements.server.ts";

type Columns = NewColumns<typeof khataEntries>;
/** `from` has its account as `a`; `id` is new. */
export type NewKhataEntry = Pick<
  Columns,
  "kind" | "orderId" | "reverses" | "method" | "reference" | "entryKey" | "isAgain"
> & { id: string; amountPaise: number | SQL; from: SQL };

/** For a batch. */
export function enter(context: RequestContext, { id, from, ...entry }: NewKhataEntry) {
  const { db, now } = context;
  const { kind, amountPaise } = entry;
  const given = kind === "reversal" ? sql`min(${amountPaise}, 0)` : sql`max(${amountPaise}, 0)`;
  return {
    entry: insertFrom(db, khataEntries, {
      columns: {
        isAgain: false,
        ...entry,
        ...{ id, accountId: sql`a.id`, byUserId: askingUserId(context), createdAt: now },
        balancePaise: sql`a.balance_paise + ${amountPaise}`,
        givenPaise: sql`a.given_paise + ${given}`,
      },
      from,
    }),
    account: db
      .update(khataAccounts)
      .set({ balancePaise: sql`e.balance_paise`, givenPaise: sql`e.given_paise` })
      .from(sql`khata_entries AS e`)
      .where(sql`e.id = ${id} AND khata_accounts.id = e.account_id`),
    since: takeOffSince(context, id),
    order: db
      .update(orders)
      .set({ khataAt: sql`iif(e.kind = 'order', e.created_at, NULL)` })
      .from(sql`khata_entries AS e`)
      .where(sql`e.id = ${id} AND orders.id = e.order_id`),
    booked: bookEntry(context, id),
  };
}

/** What is taken back was not given, from the entry on that gave it. */
function takeOffSince({ db }: RequestContext, id: string) {
  return db
    .update(khataEntries)
    .set({ givenPaise: sql`khata_entries.given_paise + back.paise` })
    .from(
      sql`(SELECT r.account_id, r.amount_paise AS paise, e.seq AS since, r.seq AS until
        FROM khata_entries AS r JOIN khata_entries AS e ON e.id = r.reverses
        WHERE r.id = ${id} AND r.amount_paise < 0) AS back`,
    )
    .where(
      sql`khata_entries.account_id = back.account_id AND khata_entries.seq >= back.since AND khata_entries.seq < back.until`,
    );
}

/** As what was given, what came in, or a correction; what takes an entry back counts against it. */
function bookEntry(context: RequestContext, id: string) {
  return bookMoney(context, {
    kind: sql`CASE of.kind WHEN 'order' THEN 'khata-given' WHEN 'payment' THEN 'khata-' || of.method ELSE 'khata-corrected' END`,
    paise: sql`iif(of.kind = 'payment', -e.amount_paise, e.amount_paise)`,
    ...{ at: sql`e.created_at`, order: sql`e.order_id`, account: sql`e.account_id`, step: id },
    from: sql`FROM khata_entries AS e JOIN khata_entries AS of ON of.id = coalesce(e.reverses, e.id) WHERE e.id = ${id}`,
  });
}
