import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { creditSeries, documentSeries, hsnDigits, regimes } from "#app/values/tax.ts";

/**
 * At most one row: without it no regime is chosen, and papers are as the specification has them.
 */
export const shopTax = sqliteTable(
  "shop_tax",
  {
    id: integer("id").primaryKey(),
    regime: text("regime", { enum: regimes }).notNull(),
    gstin: text("gstin").notNull().default(""),
    /** Its code, such as 29 for Karnataka. */
    state: text("state").notNull().default(""),
    hsnDigits: integer("hsn_digits").notNull().default(hsnDigits[1]),
    series: text("series").notNull().default(documentSeries),
    creditSeries: text("credit_series").notNull().default(creditSeries),
    upiId: text("upi_id").notNull().default(""),
    /** What is not paid online is paid in whole rupees. */
    isRounded: integer("is_rounded", { mode: "boolean" })
      .notNull()
      .default(sql`0`),
    /** Papers say goods and headings in Hindi below the English. */
    isBilingual: integer("is_bilingual", { mode: "boolean" })
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    check("shop_tax_one", sql`${t.id} = 1`),
    check(
      "shop_tax_series",
      sql`length(${t.series}) between 1 and 2 and length(${t.creditSeries}) between 1 and 2 and ${t.series} <> ${t.creditSeries}`,
    ),
  ],
);

/** Goods that are taxed alike and stand under one HSN heading, "" where none is kept. */
export const taxClasses = sqliteTable(
  "tax_classes",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull().unique(),
    hsn: text("hsn").notNull().default(""),
    nameHi: text("name_hi"),
  },
  (t) => [index("tax_classes_hsn").on(t.hsn)],
);

/** From a day on, such as `2025-09-22` in India, until the next one. */
export const taxRates = sqliteTable(
  "tax_rates",
  {
    taxClassId: text("tax_class_id")
      .notNull()
      .references(() => taxClasses.id),
    validFrom: text("valid_from").notNull(),
    basisPoints: integer("basis_points").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taxClassId, t.validFrom] }),
    check("tax_rates_percent", sql`${t.basisPoints} between 0 and 10000`),
  ],
);
