import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { entryKinds, entryMethods } from "#app/values/khata.ts";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** A book, of a customer or of somebody without an account; who owes can't be deleted, and what is settled outlives the customer. */
export const khataAccounts = sqliteTable(
  "khata_accounts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    /** Of who has no account, as the shop calls them. */
    name: text("name").notNull().default(""),
    /** Of who has no account yet: whoever proves it at registration has the book. */
    phone: text("phone").unique(),
    limitPaise: integer("limit_paise").notNull(),
    /** What is owed: the sum of the entries. */
    balancePaise: integer("balance_paise").notNull().default(0),
    /** All that was ever given and not taken back. */
    givenPaise: integer("given_paise").notNull().default(0),
    openedAt: milliseconds("opened_at").notNull(),
    openedBy: text("opened_by"),
    /** When the customer agreed to it. */
    consentAt: milliseconds("consent_at").notNull(),
    /** The Indian day of the last reminder: there is one a day. */
    remindedOn: text("reminded_on"),
  },
  (t) => [
    index("khata_accounts_balance").on(t.balancePaise),
    check("khata_accounts_limit", sql`${t.limitPaise} between 0 and 100000000`),
  ],
);

/** Added to and never altered: an entry is taken back by another. Debts are positive. */
export const khataEntries = sqliteTable(
  "khata_entries",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    accountId: text("account_id")
      .notNull()
      .references(() => khataAccounts.id),
    kind: text("kind", { enum: entryKinds }).notNull(),
    amountPaise: integer("amount_paise").notNull(),
    /** What is owed after it. */
    balancePaise: integer("balance_paise").notNull(),
    orderId: text("order_id").references(() => orders.id),
    reverses: text("reverses").unique(),
    method: text("method", { enum: entryMethods }),
    reference: text("reference").notNull().default(""),
    byUserId: text("by_user_id"),
    /** What a form wrote on the page it was shown on: the same again is the same entry. */
    entryKey: text("entry_key").unique(),
    createdAt: milliseconds("created_at").notNull(),
    /**
     * All given until then and not taken back since: what is owed is as old as the oldest above
     * what was paid.
     */
    givenPaise: integer("given_paise").notNull().default(0),
    /** Whether an order goes on again, as goods of it came back: then over any limit. Older entries don't say. */
    isAgain: integer("is_again", { mode: "boolean" }),
  },
  (t) => [
    index("khata_entries_account").on(t.accountId),
    index("khata_entries_order").on(t.orderId, t.seq),
    index("khata_entries_age").on(t.accountId, t.createdAt),
    index("khata_entries_given").on(t.accountId, t.givenPaise),
    index("khata_entries_paid")
      .on(t.accountId)
      .where(sql`kind = 'payment'`),
    check(
      "khata_entries_kind",
      sql`(${t.reverses} is not null) = (${t.kind} = 'reversal')
      and (${t.method} is not null or ${t.kind} <> 'payment') and ${t.amountPaise} <> 0
      and (${t.kind} <> 'order' or (${t.amountPaise} > 0 and ${t.orderId} is not null))
      and (${t.kind} <> 'payment' or ${t.amountPaise} < 0)`,
    ),
  ],
);

/** Where somebody reads a book without signing in, for as long as the shop said. */
export const khataLinks = sqliteTable(
  "khata_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => khataAccounts.id),
    endsAt: milliseconds("ends_at").notNull(),
  },
  (t) => [index("khata_links_account").on(t.accountId, t.endsAt)],
);
