import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { VegMark } from "#app/values/veg-mark.ts";
import { flag } from "./columns.ts";

/**
 * A brand of a product as lists, searches and suggestions show it, drafts too: what the view
 * `card_source` says, written by `refreshCards` alone. `shelf` is 0 without a priced pack (a draft),
 * 1 in stock, 2 sold out; prices and discount are those of the packs in stock, of all where none is.
 */
export const cards = sqliteTable(
  "cards",
  {
    /** The number of its row of `details`. */
    seq: integer("seq").primaryKey(),
    id: text("id").notNull().unique(),
    productId: text("product_id").notNull(),
    categoryId: text("category_id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    nameHi: text("name_hi"),
    brand: text("brand").notNull(),
    vegMark: text("veg_mark").notNull().$type<VegMark>(),
    originCountry: text("origin_country").notNull(),
    /** Its first picture, "" without one. */
    image: text("image").notNull(),
    shelf: integer("shelf").notNull(),
    /** The packs for sale as JSON, with their stock up to ten, which is all that pages show. */
    packs: text("packs").notNull(),
    priceFrom: integer("price_from").notNull(),
    unitFrom: integer("unit_from"),
    discountMost: integer("discount_most").notNull(),
    sortName: text("sort_name").notNull(),
    sortNameHi: text("sort_name_hi").notNull(),
    /** On show without all that the law wants said. */
    lacksLabel: flag("lacks_label").notNull(),
    // What the index reads.
    nameWords: text("name_words").notNull(),
    brandWords: text("brand_words").notNull(),
    /** Its category's name, and in a line of its own the Hindi one. */
    categoryWords: text("category_words").notNull(),
    alsoKnownAs: text("also_known_as").notNull(),
    kinds: text("kinds").notNull(),
    /** Its shelf, product, category and pack sizes as words: s1 p12 coils g500. */
    state: text("state").notNull(),
  },
  (t) => [
    index("cards_product").on(t.productId, t.shelf, t.seq),
    index("cards_category").on(t.categoryId, t.shelf, t.seq),
    index("cards_shelf").on(t.shelf, t.seq),
    // What can be chosen of a list is counted in it alone.
    index("cards_traits").on(t.categoryId, t.brand, t.originCountry, t.shelf),
    // What is in stock and costs about as much as another.
    index("cards_price")
      .on(t.categoryId, t.priceFrom)
      .where(sql`shelf = 1`),
    index("cards_lacking")
      .on(t.seq)
      .where(sql`lacks_label = 1`),
  ],
);
