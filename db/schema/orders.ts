import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { paymentMethods } from "#app/values/payment-method.ts";
import { orderChannels } from "#app/values/order-channel.ts";
import { cancellers, ifMissingChoices } from "#app/values/order-choices.ts";
import { maxQty } from "#app/values/limits.ts";
import { milliseconds } from "./columns.ts";
import { users } from "./users.ts";

const isOpen = sql`delivered_at is null and cancelled_at is null and stock_returned_at is null`;

const isMadeByShop = sql`channel <> 'web'`;
const isNobodys = sql`user_id is null`;
const isClaimable = sql`claim_phone is not null`;
const isCancelled = sql`cancelled_at is not null`;
const isOnline = sql`payment_method = 'Online'`;
const isCash = sql`payment_method = 'Cash Or UPI'`;
const holdsPlace = sql`slot_id is not null and stock_returned_at is null`;
const isUnsent = sql`paid_at is null and dispatched_at is null and stock_returned_at is null`;
const isDeliveredUnpaid = sql`delivered_at is not null and paid_at is null and khata_at is null and cancelled_at is null and stock_returned_at is null`;
const isToHandBack = sql`taken_as is not null and given_back_paise > handed_back_paise`;
const isPaidAsItCosts = sql`iif(paid_at is null, charged_paise = 0 and given_back_paise = 0,
  given_back_paise >= 0 and charged_paise - given_back_paise
    = iif(cancelled_at is null, coalesce(settled_paise, total_paise), 0))`;

/**
 * Name, phone, address and lines as they were when it was placed; the CHECKs make a half order
 * impossible.
 */
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
    paymentMethod: text("payment_method", { enum: paymentMethods }).notNull(),
    lineCount: integer("line_count").notNull(),
    linesWritten: integer("lines_written"),
    /** What the goods cost, less what offers take off. */
    itemsPaise: integer("items_paise").notNull().default(0),
    shippingPaise: integer("shipping_paise").notNull().default(0),
    totalPaise: integer("total_paise")
      .generatedAlwaysAs(sql`items_paise + shipping_paise`, { mode: "stored" })
      .notNull(),
    /** From before `document_numbers`, where they stand now; the table is not built anew for it. */
    invoiceNumber: text("invoice_number").unique(),
    paymentReference: text("payment_reference"),
    createdAt: milliseconds("created_at").notNull(),
    paidAt: milliseconds("paid_at"),
    /** What was taken for it by whatever paid it, and what of that went back or is due to. */
    chargedPaise: integer("charged_paise").notNull().default(0),
    givenBackPaise: integer("given_back_paise").notNull().default(0),
    /** What of that was taken at the door, and somebody of the shop says to have handed back. */
    handedBackPaise: integer("handed_back_paise").notNull().default(0),
    packedAt: milliseconds("packed_at"),
    dispatchedAt: milliseconds("dispatched_at"),
    deliveredAt: milliseconds("delivered_at"),
    stockReturnedAt: milliseconds("stock_returned_at"),
    /** For the phone: a trigger keeps it unique among open orders. */
    short: text("short")
      .generatedAlwaysAs(sql`upper(substr(id, 1, 6))`, { mode: "virtual" })
      .notNull(),
    acceptedAt: milliseconds("accepted_at"),
    acceptedBy: text("accepted_by"),
    cancelledAt: milliseconds("cancelled_at"),
    cancelledBy: text("cancelled_by", { enum: cancellers }),
    cancelReason: text("cancel_reason"),
    note: text("note").notNull().default(""),
    ifMissing: text("if_missing", { enum: ifMissingChoices }).notNull().default("leave"),
    /** What is charged since it was packed, with shipping; until then the total is. */
    settledPaise: integer("settled_paise"),
    /** What of that is rounding to whole rupees. */
    roundOffPaise: integer("round_off_paise").notNull().default(0),
    /** How it was taken at the door; null where it is not paid, or online. */
    takenAs: text("taken_as", { enum: ["cash", "upi"] }),
    /** Since when it stands in its customer's khata: then nobody pays it otherwise. */
    khataAt: milliseconds("khata_at"),
    /** The window that was promised, as it was then; without one it comes as soon as possible. */
    slotId: text("slot_id"),
    slotFrom: milliseconds("slot_from"),
    slotTo: milliseconds("slot_to"),
    /** Of the window, part of the shipping. */
    slotFeePaise: integer("slot_fee_paise").notNull().default(0),
    /** Of the address, as the customer keeps it. */
    landmark: text("landmark").notNull().default(""),
    doorNote: text("door_note").notNull().default(""),
    /** Who it is for may be unknown at the counter: then name, phone and address are "". */
    channel: text("channel", { enum: orderChannels }).notNull().default("web"),
    /** Made by the shop for a phone without an account: who proves it at registration has the order. */
    claimPhone: text("claim_phone"),
    /** What was given in cash over the counter, as the change is reckoned from. */
    givenPaise: integer("given_paise"),
    /** The order whose packs it sends again, for nothing. */
    resendOf: text("resend_of"),
    /** Who brings it. */
    riderId: text("rider_id"),
    /** Told to its customer alone: who has it stands at the right door. */
    doorCode: text("door_code"),
    /** Whether it goes on its customer's khata when it is packed. */
    wantsKhata: integer("wants_khata", { mode: "boolean" }).notNull().default(false),
    /** Why the shop delivered what a rider had without the code. */
    deliveredReason: text("delivered_reason").notNull().default(""),
    /** What offers took off; the parts stand on the lines. */
    offerPaise: integer("offer_paise").notNull().default(0),
  },
  (t) => [
    uniqueIndex("orders_key").on(t.userId, t.orderKey),
    uniqueIndex("orders_made_by_shop").on(t.orderKey).where(isMadeByShop),
    index("orders_claimable").on(t.claimPhone).where(isClaimable),
    index("orders_nobodys").on(t.customerPhone).where(isNobodys),
    index("orders_user").on(t.userId, t.seq),
    index("orders_recent").on(t.userId, t.createdAt),
    index("orders_created").on(t.createdAt),
    index("orders_open").on(t.userId).where(isUnsent),
    index("orders_open_short")
      .on(t.short)
      .where(sql`delivered_at is null and cancelled_at is null`),
    index("orders_unpacked")
      .on(t.id)
      .where(sql`packed_at is null and cancelled_at is null and stock_returned_at is null`),
    index("orders_counter").on(t.createdAt).where(isOpen),
    index("orders_delivered_unpaid").on(t.seq).where(isDeliveredUnpaid),
    index("orders_cancelled").on(t.seq).where(isCancelled),
    index("orders_to_hand_back").on(t.seq).where(isToHandBack),
    index("orders_day").on(t.createdAt),
    index("orders_online").on(t.seq).where(isOnline),
    index("orders_cash").on(t.seq).where(isCash),
    index("orders_slot").on(t.slotId).where(holdsPlace),
    index("orders_rider")
      .on(t.riderId)
      .where(sql`rider_id is not null and delivered_at is null`),
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
    check("orders_paid", isPaidAsItCosts),
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
    /** What the product's was, for when it is gone. */
    taxClassId: text("tax_class_id"),
    nameHi: text("name_hi"),
    /** What offers took off all its packs together. */
    offerPaise: integer("offer_paise").notNull().default(0),
    /** When its packs were fetched from the shelf, as somebody ticked it. */
    pickedAt: integer("picked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check("order_lines_qty", sql`${t.qty} between 1 and ${sql.raw(String(maxQty))}`),
    check("order_lines_price", sql`${t.dpricePaise} >= 0`),
  ],
);
