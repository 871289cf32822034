import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
  id: text("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
  nameHi: text("name_hi"),
  /** No page leads to it; its goods stay for sale. */
  isHidden: flag("is_hidden").notNull().default(false),
});

/**
 * Every word of the catalogue under its sound and what is near to it: how other spellings are
 * found, in either script.
 */
export const searchWords = sqliteTable(
  "search_words",
  { form: text("form").notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
);
