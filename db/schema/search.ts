import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { categories } from "./catalogue.ts";
import { products } from "./products.ts";

/**
 * What searches left behind for the owner: texts without who typed them. Time is integer
 * milliseconds UTC.
 */

/**
 * What found nothing, or only near spellings, a row a day and text; `results` is how many near ones
 * there were.
 */
export const searchMisses = sqliteTable(
  "search_misses",
  {
    /** Of India, as 2026-11-22. */
    day: text("day").notNull(),
    text: text("text").notNull(),
    count: integer("count").notNull().default(1),
    results: integer("results").notNull(),
    lastAt: integer("last_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.text] })],
);

/**
 * What the owner taught: a shopper's word means a product, a category or another word; `expression`
 * asks the index for it.
 */
export const searchSynonyms = sqliteTable(
  "search_synonyms",
  {
    id: text("id").primaryKey(),
    /** As typed. */
    text: text("text").notNull(),
    /** Its letters glued together, as a search looks for it. */
    term: text("term").notNull(),
    /** "" for a term too short to be told by it. */
    sound: text("sound").notNull(),
    productId: text("product_id").references(() => products.id, { onDelete: "cascade" }),
    categoryId: text("category_id").references(() => categories.id, { onDelete: "cascade" }),
    replacement: text("replacement"),
    expression: text("expression").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    index("search_synonyms_term").on(t.term),
    index("search_synonyms_sound").on(t.sound),
    index("search_synonyms_product").on(t.productId),
    check(
      "search_synonyms_one_target",
      sql`(${t.productId} is not null) + (${t.categoryId} is not null) + (${t.replacement} is not null) = 1`,
    ),
  ],
);
