import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row: any write to the catalogue raises the version; cardCount counts the cards on show. */
export const catalogue = sqliteTable("catalogue", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  cardCount: integer("card_count").notNull(),
});

export const categories = sqliteTable("categories", {
  id: text("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
  cardCount: integer("card_count").notNull().default(0),
  nameHi: text("name_hi"),
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
