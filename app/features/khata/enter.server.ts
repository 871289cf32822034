// An entry of a khata, and in the same batch all that follows from it: what is owed, how old it is, where the order stands,
// and the day book. Each does nothing unless the entry was written.
import { type SQL, and, eq, gte, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type From, type NewColumns, insertFrom, plus } from "#app/platform/statements.server.ts";

type Columns = NewColumns<typeof khataEntries>;
/** `from` has its account as `itsAccount`; `id` is new. */
export type NewKhataEntry = Pick<
  Columns,
  "kind" | "orderId" | "reverses" | "method" | "reference" | "entryKey" | "isAgain"
> & { id: string; amountPaise: number | SQL; from: From };

export const itsAccount = alias(khataAccounts, "a");
const e = alias(khataEntries, "e");
const of = alias(khataEntries, "of");
const back = alias(khataEntries, "back");

/** For a batch. */
export function enter(context: RequestContext, { id, from, ...entry }: NewKhataEntry) {
  const { db, now } = context;
  const { kind, amountPaise } = entry;
  return {
    entry: insertFrom(db, khataEntries, {
      columns: {
        isAgain: false,
        ...entry,
        ...{ id, accountId: itsAccount.id, byUserId: askingUserId(context), createdAt: now },
        balancePaise: sql`a.balance_paise + ${amountPaise}`,
        givenPaise: sql`a.given_paise + iif(${kind} = 'reversal', min(${amountPaise}, 0), max(${amountPaise}, 0))`,
      },
      from,
    }),
    account: db
      .update(khataAccounts)
      .set({ balancePaise: e.balancePaise, givenPaise: e.givenPaise })
      .from(e)
      .where(and(eq(e.id, id), eq(khataAccounts.id, e.accountId))),
    since: takeOffSince(context, id),
    order: db
      .update(orders)
      .set({ khataAt: kind === "order" ? now : null })
      .from(e)
      .where(and(eq(e.id, id), eq(orders.id, e.orderId))),
    booked: bookEntry(context, id),
  };
}

/** What is taken back was not given, from the entry on that gave it. */
function takeOffSince({ db }: RequestContext, id: string) {
  const { accountId, seq, givenPaise } = khataEntries;
  const isOfBook = eq(accountId, back.accountId);
  return db
    .update(khataEntries)
    .set({ givenPaise: plus(givenPaise, back.amountPaise) })
    .from(back)
    .innerJoin(e, eq(e.id, back.reverses))
    .where(
      and(eq(back.id, id), lt(back.amountPaise, 0), isOfBook, gte(seq, e.seq), lt(seq, back.seq)),
    );
}

/**
 * As what was given, what came in, or a correction; what takes an entry back counts against it. An older book's
 * debt is no money of the day on which it is copied, so that the day book has nothing of it.
 */
function bookEntry(context: RequestContext, id: string) {
  return bookMoney(context, {
    kind: sql`CASE WHEN of.kind IN ('order', 'given') THEN 'khata-given' WHEN of.kind = 'payment' THEN 'khata-' || of.method ELSE 'khata-corrected' END`,
    paise: sql`iif(of.kind = 'payment', -e.amount_paise, e.amount_paise)`,
    ...{ at: e.createdAt, order: e.orderId, account: e.accountId, step: id },
    from: (row) =>
      row
        .from(e)
        .innerJoin(of, sql`of.id = coalesce(e.reverses, e.id)`)
        .where(and(eq(e.id, id), ne(of.kind, "opening"))),
  });
}
