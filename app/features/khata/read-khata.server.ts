// A khata is its customer's and the admins' alone: for anyone else it does not exist, but for who was sent a link to it.
import { type SQL, and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { type SQLiteColumn, alias } from "drizzle-orm/sqlite-core";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { allOf, anyOf, coalesce } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";
import type { Khata, KhataEntry, KhataPage } from "./khata.ts";
import { khataOfCustomer } from "./khata-of-order.server.ts";

const entriesPerPage = 50;
const newestEntries = Number.MAX_SAFE_INTEGER;

type Wanted = { before?: number | null; most?: number };

type Holder = Record<"userId" | "id" | "phone", SQLiteColumn>;

/** The book of a customer who is gone is nobody's any more. */
export const hasHolder = ({ userId, phone }: Omit<Holder, "id">): SQL =>
  anyOf(isNotNull(userId), isNotNull(phone));

/** By the customer's id, or, as for who has no account, by the khata's own. */
export const isHolderOf = (its: Holder, holderId: string): SQL =>
  anyOf(eq(its.userId, holderId), allOf(eq(its.id, holderId), hasHolder(its)));

export const isHolder = (holderId: string) => isHolderOf(khataAccounts, holderId);

const isOwn = (context: RequestContext) => eq(khataAccounts.userId, askingUserId(context));

/** Of who asks. */
export function getOwnKhata(context: RequestContext, wanted: Wanted = {}) {
  return readKhata(context, isOwn(context), wanted);
}

/** The caller has made sure that an admin asks. */
export async function getKhataOf(context: RequestContext, holderId: string, wanted: Wanted = {}) {
  return isId(holderId) ? readKhata(context, isHolder(holderId), wanted) : null;
}

/** Of somebody without an account, or of the customer; null without one. */
export async function findKhataOfPhone({ db }: RequestContext, phone: string) {
  const [found] = await db
    .select({ id: khataAccounts.id })
    .from(khataAccounts)
    .leftJoin(users, eq(users.id, khataAccounts.userId))
    .where(anyOf(eq(khataAccounts.phone, phone), eq(users.phone, phone)));
  return found?.id ?? null;
}

/** What who asks owes on it, in one row; null without one. */
export async function getOwnBalance(context: RequestContext): Promise<Paise | null> {
  const { balancePaise } = khataAccounts;
  const [found] = await context.read(
    context.db.select({ balancePaise }).from(khataAccounts).where(isOwn(context)),
  );
  return found?.balancePaise ?? null;
}

/** The one that `which` picks. */
export async function readKhata(
  context: RequestContext,
  which: SQL,
  { before = null, most = entriesPerPage }: Wanted,
): Promise<KhataPage | null> {
  const { db } = context;
  const { openedAt, remindedOn } = khataAccounts;
  const account = db
    .select({
      ...khataColumns,
      language: users.language,
      openedAt,
      remindedOn,
      lastPayment,
      newestId,
    })
    .from(khataAccounts)
    .leftJoin(users, eq(users.id, khataAccounts.userId))
    .where(which);
  const own = db.select({ id: khataAccounts.id }).from(khataAccounts).where(which);
  const entries = selectEntries(db)
    .where(and(eq(khataEntries.accountId, own), lt(khataEntries.seq, before ?? newestEntries)))
    .orderBy(desc(khataEntries.seq))
    .limit(most + 1);
  const [[khata], rows] = await Promise.all([context.read(account), context.read(entries)]);
  if (!khata) return null;
  const shown = rows.slice(0, most);
  return {
    khata,
    entries: shown,
    before: rows.length > most ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** The oldest debt above what was paid. */
const owedSince = sql<number | null>`CASE WHEN khata_accounts.balance_paise > 0 THEN (
  SELECT e.created_at FROM khata_entries AS e WHERE e.account_id = khata_accounts.id
  AND e.given_paise > khata_accounts.given_paise - khata_accounts.balance_paise
  ORDER BY e.given_paise, e.seq LIMIT 1) END`;

const lastPayment =
  sql`(SELECT json_object('amountPaise', -p.amount_paise, 'at', p.created_at) FROM khata_entries AS p
  WHERE p.account_id = khata_accounts.id AND p.kind = 'payment'
  AND NOT EXISTS (SELECT 1 FROM khata_entries AS r WHERE r.reverses = p.id) ORDER BY p.seq DESC LIMIT 1)`
    .mapWith((json: string) => JSON.parse(json) as Khata["lastPayment"])
    .as("last_payment");

const newestId = sql<string | null>`(SELECT n.id FROM khata_entries AS n
  WHERE n.account_id = khata_accounts.id ORDER BY n.seq DESC LIMIT 1)`.as("newest_id");

export const holderName = coalesce<string>(users.name, khataAccounts.name);
export const holderPhone = coalesce<string>(users.phone, coalesce(khataAccounts.phone, ""));
/** Of a book with its customer, where there is one. */
export const khataColumns = {
  id: khataAccounts.id,
  holderId: coalesce<string>(khataAccounts.userId, khataAccounts.id).as("holder_id"),
  name: holderName.as("holder_name"),
  phone: holderPhone.as("holder_phone"),
  limitPaise: khataAccounts.limitPaise,
  balancePaise: khataAccounts.balancePaise,
  owedSince: owedSince.as("owed_since"),
};

const reversal = alias(khataEntries, "reversal");
const reversed = alias(khataEntries, "reversed");

/** With who wrote each, and whether another entry took it back. */
export function selectEntries(db: Database) {
  const { seq, id, kind, amountPaise, balancePaise, orderId } = khataEntries;
  const { method, reference, createdAt } = khataEntries;
  const takenKind = sql<KhataEntry["takesBack"]>`nullif(reversed.kind, 'order')`.as("takes_back");
  const isTakenBack = isNotNull(reversal.id).mapWith(Boolean).as("is_taken_back");
  return db
    .select({
      ...{ seq, id, kind, amountPaise, balancePaise, orderId, method, reference, createdAt },
      ...{ by: users.name, takesBack: takenKind, isTakenBack },
    } satisfies Record<keyof KhataEntry, unknown>)
    .from(khataEntries)
    .leftJoin(users, eq(users.id, khataEntries.byUserId))
    .leftJoin(reversed, eq(reversed.id, khataEntries.reverses))
    .leftJoin(reversal, eq(reversal.reverses, khataEntries.id));
}

export type OrderKhata = { limitPaise: number; balancePaise: number };

/** That is kept for the customer of an order; null without one. */
export async function getKhataOfOrder(
  { db, read }: RequestContext,
  orderId: string,
): Promise<OrderKhata | null> {
  const { limitPaise, balancePaise } = khataAccounts;
  const [found] = await read(
    db
      .select({ limitPaise, balancePaise })
      .from(orders)
      .innerJoin(khataAccounts, eq(khataAccounts.id, khataOfCustomer("orders")))
      .where(eq(orders.id, orderId)),
  );
  return found ?? null;
}
