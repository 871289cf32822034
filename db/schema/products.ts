import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { VegMark } from "#app/values/veg-mark.ts";
import { highestLowStock, maxDiscountBasisPoints, rating } from "#app/values/limits.ts";
import { milliseconds } from "./columns.ts";
import { categories } from "./catalogue.ts";
import { taxClasses } from "./tax.ts";
import { users } from "./users.ts";

export const products = sqliteTable(
  "products",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id),
    alsoKnownAs: text("also_known_as").notNull().default(""),
    /** What the name says it is, word by word, for the search: a rule's, "" until it was asked. */
    kinds: text("kinds").notNull().default(""),
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    createdAt: milliseconds("created_at").notNull(),
    taxClassId: text("tax_class_id").references(() => taxClasses.id),
    /** As the Hindi shop calls it; null where it has the one name. */
    nameHi: text("name_hi"),
  },
  (t) => [
    unique("products_id_category").on(t.id, t.categoryId),
    index("products_category").on(t.categoryId),
    index("products_without_class")
      .on(t.seq)
      .where(sql`tax_class_id is null`),
    index("products_tax_class").on(t.taxClassId),
  ],
);

/** A brand of a product. `categoryId` follows the product's by its foreign key. */
export const details = sqliteTable(
  "details",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    productId: text("product_id").notNull(),
    categoryId: text("category_id").notNull(),
    brand: text("brand").notNull().default(""),
    maker: text("maker").notNull().default(""),
    importer: text("importer").notNull().default(""),
    originCountry: text("origin_country").notNull().default(""),
    vegMark: text("veg_mark").notNull().default("").$type<VegMark>(),
    ingredients: text("ingredients").notNull().default(""),
    shelfLife: text("shelf_life").notNull().default(""),
    careContact: text("care_contact").notNull().default(""),
    labelNote: text("label_note").notNull().default(""),
  },
  (t) => [
    foreignKey({
      name: "details_product",
      columns: [t.productId, t.categoryId],
      foreignColumns: [products.id, products.categoryId],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("details_product").on(t.productId, t.categoryId),
  ],
);

export const pictures = sqliteTable(
  "pictures",
  {
    detailId: text("detail_id")
      .notNull()
      .references(() => details.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    image: text("image").notNull(),
  },
  (t) => [primaryKey({ columns: [t.detailId, t.position] })],
);

/** Of a pack for sale: as few as the owner set for it. */
export const isLow = sql.raw(`price_paise > 0 AND count_in_stock <= low_stock_at`);

/** Of those it is set for all of the shop when they are low, and it is never more. */
export const mayBeLow = sql.raw(
  `price_paise > 0 AND low_stock_at IS NULL AND count_in_stock <= ${highestLowStock}`,
);

/**
 * A pack. `dprice_paise` is what is paid, to the paisa, and never above the MRP, `price_paise`; of
 * it and the discount one was given and the other follows. A price of 0 is not for sale yet.
 */
export const financials = sqliteTable(
  "financials",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    detailId: text("detail_id")
      .notNull()
      .references(() => details.id, { onDelete: "cascade" }),
    quantityMilli: integer("quantity_milli").notNull().default(0),
    units: text("units").notNull().default(""),
    pricePaise: integer("price_paise").notNull().default(0),
    discountBasisPoints: integer("discount_basis_points").notNull().default(0),
    countInStock: integer("count_in_stock").notNull().default(0),
    dpricePaise: integer("dprice_paise").notNull().default(0),
    /** The pack is low from so many on; null where the shop's own number holds. */
    lowStockAt: integer("low_stock_at"),
    /** MRP and price paid of a pack that the owner hid: it has no price until it is shown again. */
    hiddenPricePaise: integer("hidden_price_paise"),
    hiddenDpricePaise: integer("hidden_dprice_paise"),
  },
  (t) => [
    index("financials_detail").on(t.detailId),
    index("financials_low").on(t.id).where(isLow),
    index("financials_few").on(t.countInStock).where(mayBeLow),
    uniqueIndex("financials_pack")
      .on(t.detailId, t.quantityMilli, t.units)
      .where(sql`quantity_milli > 0`),
    check("financials_stock", sql`${t.countInStock} >= 0`),
    check("financials_price", sql`${t.pricePaise} >= 0`),
    check("financials_paid", sql`${t.dpricePaise} between 0 and max(${t.pricePaise}, 0)`),
    check("financials_quantity", sql`${t.quantityMilli} >= 0`),
    check(
      "financials_discount",
      sql`${t.discountBasisPoints} between 0 and ${sql.raw(String(maxDiscountBasisPoints))}`,
    ),
  ],
);

export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    createdAt: milliseconds("created_at").notNull(),
    /** By an admin; it counts for nothing meanwhile. */
    hiddenAt: milliseconds("hidden_at"),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.productId, t.userId),
    index("reviews_product").on(t.productId, t.createdAt),
    index("reviews_user").on(t.userId),
    check(
      "reviews_rating",
      sql`${t.rating} between ${sql.raw(String(rating.least))} and ${sql.raw(String(rating.most))}`,
    ),
  ],
);
