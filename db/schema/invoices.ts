import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { regimes } from "#app/values/tax.ts";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/** Numbers of documents: none is given twice, and one that counts as cancelled stays used. */
export const documentNumbers = sqliteTable(
  "document_numbers",
  {
    number: text("number").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    financialYear: text("financial_year").notNull(),
    allottedAt: milliseconds("allotted_at").notNull(),
    /** From its dispatch the document never changes again. */
    issuedAt: milliseconds("issued_at"),
    cancelledAt: milliseconds("cancelled_at"),
  },
  (t) => [
    uniqueIndex("document_numbers_order")
      .on(t.orderId)
      .where(sql`cancelled_at is null`),
    index("document_numbers_open")
      .on(t.orderId)
      .where(sql`issued_at is null`),
  ],
);

/**
 * Papers as they were issued: triggers let nothing of them be altered. `lines` and `supplier` are
 * JSON; what the paper is called and how its tax is split follows from them. A credit note names
 * the paper it takes back.
 */
export const documents = sqliteTable(
  "documents",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    number: text("number").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    ofNumber: text("of_number"),
    issuedAt: milliseconds("issued_at").notNull(),
    regime: text("regime", { enum: regimes }).notNull(),
    supplier: text("supplier").notNull(),
    lines: text("lines").notNull(),
    grossPaise: integer("gross_paise").notNull(),
    roundOffPaise: integer("round_off_paise").notNull(),
  },
  (t) => [
    uniqueIndex("documents_once")
      .on(t.orderId)
      .where(sql`of_number is null`),
    index("documents_of_order").on(t.orderId),
    index("documents_issued").on(t.issuedAt),
  ],
);

/**
 * Orders that an upgrade found dispatched without a paper, as before papers were kept: the scheduled
 * job issues it.
 */
export const papersDue = sqliteTable("papers_due", {
  orderId: text("order_id")
    .primaryKey()
    .references(() => orders.id),
});

/**
 * Goods that came back after the dispatch, each time with a credit note of its own: the first of an
 * order, the second and so on, so that two at once are not both the next. `asked` is JSON of
 * `[line of the paper, packs, back on the shelf]`.
 */
export const orderReturns = sqliteTable(
  "order_returns",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    nth: integer("nth").notNull(),
    number: text("number").notNull().unique(),
    asked: text("asked").notNull(),
    userId: text("user_id"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [uniqueIndex("order_returns_nth").on(t.orderId, t.nth)],
);
