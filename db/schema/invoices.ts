import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last invoice number allotted in a financial year such as `26-27`. */
export const invoiceCounters = sqliteTable("invoice_counters", {
  financialYear: text("financial_year").primaryKey(),
  lastNumber: integer("last_number").notNull(),
});
