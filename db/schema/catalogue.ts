import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { lowStock } from "#app/values/limits.ts";
import { flag } from "./columns.ts";

/**
 * One row: what pages show of the catalogue raises the version where it changes. Packs are low from
 * lowStock on, where they have no number of their own.
 */
export const catalogue = sqliteTable("catalogue", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  lowStock: integer("low_stock")
    .notNull()
    .default(sql.raw(String(lowStock))),
  /** Of the word lists by which everything is findable now. */
  wordsDigest: text("words_digest").notNull().default(""),
});

export const categories = sqliteTable("categories", {
  /** Its first name as an address has it: goods keep it whatever it is called later. */
  id: text("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
  nameHi: text("name_hi"),
  /** No page leads to it; its goods stay for sale. */
  isHidden: flag("is_hidden").notNull().default(false),
});

/** The addresses that a category got with other names, each for good; its first is its id. */
export const categoryAddresses = sqliteTable(
  "category_addresses",
  {
    slug: text("slug").primaryKey(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
  },
  (t) => [index("category_addresses_category").on(t.categoryId)],
);

/**
 * Every word of the catalogue under its sound and what is near to it: how other spellings are
 * found, in either script.
 */
export const searchWords = sqliteTable(
  "search_words",
  { form: text("form").notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
);
