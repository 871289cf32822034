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

/** Money is integer paise, time integer milliseconds UTC, quantities thousandths of their unit. */

const milliseconds = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: "boolean" });

export const users = sqliteTable(
  "users",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    name: text("name").notNull(),
    phone: text("phone").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    isAdmin: flag("is_admin").notNull().default(false),
    street: text("street").notNull().default(""),
    city: text("city").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    latitudeMilli: integer("latitude_milli"),
    longitudeMilli: integer("longitude_milli"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [check("users_phone", sql`length(${t.phone}) = 10`)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text("device").notNull().default(""),
    createdAt: milliseconds("created_at").notNull(),
    expiresAt: milliseconds("expires_at").notNull(),
    confirmedAt: milliseconds("confirmed_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const oneTimeCodes = sqliteTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: ["register", "reset"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: milliseconds("created_at").notNull(),
    expiresAt: milliseconds("expires_at").notNull(),
  },
  (t) => [
    index("one_time_codes_phone").on(t.phone, t.purpose, t.createdAt),
    index("one_time_codes_expiry").on(t.expiresAt),
    check("one_time_codes_tries", sql`${t.tries} between 0 and 5`),
  ],
);

/** Proof that a phone was verified; used once. */
export const phoneGrants = sqliteTable(
  "phone_grants",
  {
    tokenHash: text("token_hash").primaryKey(),
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: ["register", "reset"] }).notNull(),
    expiresAt: milliseconds("expires_at").notNull(),
  },
  (t) => [index("phone_grants_expiry").on(t.expiresAt)],
);

/** What a limit counts: one row per attempt, of a phone, an address or an order. */
export const attempts = sqliteTable(
  "attempts",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    at: milliseconds("at").notNull(),
  },
  (t) => [index("attempts_subject").on(t.kind, t.subject, t.at), index("attempts_age").on(t.at)],
);

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
});

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
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    unique("products_id_category").on(t.id, t.categoryId),
    index("products_category").on(t.categoryId),
  ],
);

/**
 * A brand of a product: one card. Triggers keep `image`, its first picture, and `shelf`: 0 no priced pack (a draft),
 * 1 in stock, 2 sold out. `categoryId` follows the product's by its foreign key.
 */
export const details = sqliteTable(
  "details",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    productId: text("product_id").notNull(),
    categoryId: text("category_id").notNull(),
    brand: text("brand").notNull().default(""),
    shelf: integer("shelf").notNull().default(0),
    image: text("image").notNull().default(""),
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
    index("details_category_shelf").on(t.categoryId, t.shelf, t.seq),
    index("details_shelf").on(t.shelf, t.seq),
    check("details_shelf_known", sql`${t.shelf} in (0, 1, 2)`),
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

/** A pack. `dprice_paise` follows from price and discount, half up; a price of 0 is not for sale yet. */
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
    dpricePaise: integer("dprice_paise")
      .notNull()
      .generatedAlwaysAs(sql`(price_paise * (10000 - discount_basis_points) + 5000) / 10000`, {
        mode: "stored",
      }),
    countInStock: integer("count_in_stock").notNull().default(0),
  },
  (t) => [
    index("financials_detail").on(t.detailId),
    uniqueIndex("financials_pack")
      .on(t.detailId, t.quantityMilli, t.units)
      .where(sql`quantity_milli > 0`),
    check("financials_stock", sql`${t.countInStock} >= 0`),
    check("financials_price", sql`${t.pricePaise} >= 0`),
    check("financials_quantity", sql`${t.quantityMilli} >= 0`),
    check("financials_discount", sql`${t.discountBasisPoints} between 0 and 10000`),
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
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.productId, t.userId),
    index("reviews_product").on(t.productId, t.createdAt),
    index("reviews_user").on(t.userId),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);

/** Name, phone, address and lines as they were when it was placed; the CHECKs make a half order impossible. */
export const orders = sqliteTable(
  "orders",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    orderKey: text("order_key").notNull(),
    cartDigest: text("cart_digest").notNull(),
    customerName: text("customer_name").notNull(),
    customerPhone: text("customer_phone").notNull(),
    street: text("street").notNull(),
    city: text("city").notNull(),
    postalCode: text("postal_code").notNull(),
    country: text("country").notNull().default("India"),
    paymentMethod: text("payment_method", { enum: ["Online", "Cash Or UPI"] }).notNull(),
    lineCount: integer("line_count").notNull(),
    linesWritten: integer("lines_written"),
    itemsPaise: integer("items_paise").notNull().default(0),
    shippingPaise: integer("shipping_paise").notNull().default(0),
    totalPaise: integer("total_paise")
      .generatedAlwaysAs(sql`items_paise + shipping_paise`, { mode: "stored" })
      .notNull(),
    invoiceNumber: text("invoice_number").unique(),
    paymentReference: text("payment_reference"),
    createdAt: milliseconds("created_at").notNull(),
    paidAt: milliseconds("paid_at"),
    packedAt: milliseconds("packed_at"),
    dispatchedAt: milliseconds("dispatched_at"),
    deliveredAt: milliseconds("delivered_at"),
    stockReturnedAt: milliseconds("stock_returned_at"),
  },
  (t) => [
    uniqueIndex("orders_key").on(t.userId, t.orderKey),
    index("orders_user").on(t.userId, t.seq),
    index("orders_unpaid_online")
      .on(t.createdAt)
      .where(sql`payment_method = 'Online' and paid_at is null and stock_returned_at is null`),
    check("orders_whole", sql`${t.linesWritten} is null or ${t.linesWritten} = ${t.lineCount}`),
    check("orders_not_empty", sql`${t.lineCount} > 0`),
    check(
      "orders_forward",
      sql`(${t.dispatchedAt} is null or ${t.packedAt} is not null)
      and (${t.deliveredAt} is null or ${t.dispatchedAt} is not null)`,
    ),
    check("orders_invoice", sql`${t.invoiceNumber} is null or ${t.paidAt} is not null`),
  ],
);

export const orderLines = sqliteTable(
  "order_lines",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    productId: text("product_id").notNull(),
    detailId: text("detail_id").notNull(),
    financialId: text("financial_id").notNull(),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    quantityMilli: integer("quantity_milli").notNull(),
    units: text("units").notNull(),
    qty: integer("qty").notNull(),
    pricePaise: integer("price_paise").notNull(),
    dpricePaise: integer("dprice_paise").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check("order_lines_qty", sql`${t.qty} between 1 and 10`),
    check("order_lines_price", sql`${t.dpricePaise} > 0`),
  ],
);

/** One attempt to pay an order; `id` is the gateway's order id, never used twice. */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    amountPaise: integer("amount_paise").notNull(),
    status: text("status").notNull(),
    link: text("link"),
    linkExpiresAt: milliseconds("link_expires_at"),
    createdAt: milliseconds("created_at").notNull(),
    checkedAt: milliseconds("checked_at"),
    chargedAt: milliseconds("charged_at"),
    refundRequestId: text("refund_request_id").unique(),
    refundStatus: text("refund_status"),
  },
  (t) => [
    index("payments_order").on(t.orderId, t.createdAt),
    index("payments_pending")
      .on(t.checkedAt)
      .where(sql`status in ('NEW', 'PENDING')`),
    index("payments_refund_due")
      .on(t.checkedAt)
      .where(sql`refund_status <> 'SUCCESS'`),
    check("payments_amount", sql`${t.amountPaise} > 0`),
  ],
);

export const webhookEvents = sqliteTable("webhook_events", {
  id: text("id").primaryKey(),
  paymentId: text("payment_id"),
  name: text("name").notNull(),
  receivedAt: milliseconds("received_at").notNull(),
});

/** The last invoice number allotted in a financial year such as `26-27`. */
export const invoiceCounters = sqliteTable("invoice_counters", {
  financialYear: text("financial_year").primaryKey(),
  lastNumber: integer("last_number").notNull(),
});

/** Every word of the catalogue under each form that lacks one letter: how near spellings are found. */
export const searchWords = sqliteTable(
  "search_words",
  { form: text("form").notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
);

/** One save of the price page, by whom; `undoes` is the save it takes back. A change of it that is missing breaks the CHECK. */
export const priceSaves = sqliteTable(
  "price_saves",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    userId: text("user_id").notNull(),
    userName: text("user_name").notNull(),
    undoes: text("undoes").unique(),
    changeCount: integer("change_count").notNull(),
    changesWritten: integer("changes_written"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    check(
      "price_saves_whole",
      sql`${t.changesWritten} is null or ${t.changesWritten} = ${t.changeCount}`,
    ),
  ],
);

/** Stock is kept as a difference, as sales go on meanwhile. */
export const priceChanges = sqliteTable(
  "price_changes",
  {
    saveId: text("save_id")
      .notNull()
      .references(() => priceSaves.id, { onDelete: "cascade" }),
    financialId: text("financial_id").notNull(),
    oldPricePaise: integer("old_price_paise").notNull(),
    newPricePaise: integer("new_price_paise").notNull(),
    oldDiscountBasisPoints: integer("old_discount_basis_points").notNull(),
    newDiscountBasisPoints: integer("new_discount_basis_points").notNull(),
    stockChange: integer("stock_change").notNull(),
  },
  (t) => [primaryKey({ columns: [t.saveId, t.financialId] })],
);
