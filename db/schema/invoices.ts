import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/** The last invoice number allotted in a financial year such as `26-27`. */
export const invoiceCounters = sqliteTable("invoice_counters", {
  financialYear: text("financial_year").primaryKey(),
  lastNumber: integer("last_number").notNull(),
});

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
  ],
);
