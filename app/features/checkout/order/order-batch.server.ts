// The statements of an order, for one batch: any line missing, dearer than seen or short of
// stock breaks a CHECK (`orders_whole`, `financials_stock`), and so does a delivery that costs more
// than seen or a window that is full (`delivery_slots_places`); the trigger `orders_delivered` holds
// area and window. Then nothing is written.
import { type Column, and, eq, gt, lte, notExists, sql } from "drizzle-orm";
import { deliverySlots } from "#db/schema/delivery.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { orderSearch } from "#db/search-tables.ts";
import { details, financials, products } from "#db/schema/products.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { claimOrders } from "#app/features/orders/claim-orders.server.ts";
import type { Choices } from "./choices.schema.ts";
import { isOfferGone, takeOffers } from "#app/features/offers/hold-offers.server.ts";
import type { UsableOffers } from "#app/features/offers/read-offers.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { cardsOfPacks, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { takeOrderedPacks } from "#app/features/payments/ordered-packs.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, jsonRows, coalesce, iif } from "#app/platform/statements.server.ts";
import type { Address, OrderAddress } from "#app/values/address.ts";
import type { Paise } from "#app/values/money.ts";
import type { TakenOffer } from "#app/values/offers.ts";
import type { OrderChannel } from "#app/values/order-channel.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";

export type OrderRequest = {
  /** `seenPaise` is the price of one pack the shopper saw last. */
  entries: CartEntry[];
  orderKey: string;
  address: Address & Partial<OrderAddress>;
  paymentMethod: PaymentMethod;
  /** What the shopper saw that bringing it costs. */
  seenShippingPaise?: Paise;
  /** The window that was chosen; none is as soon as possible. */
  slotId?: string | undefined;
  /** Whether it goes on the khata when it is packed. */
  wantsKhata?: boolean;
  /** The code that was typed, in capitals, and what the shopper saw that offers take off. */
  offerCode?: string | undefined;
  seenOfferPaise?: Paise;
  /** The offers that there were when the request was read; read now where it is left out. */
  usable?: UsableOffers | undefined;
} & Partial<Choices>;

/** Without an id it is made by the shop, for an account of that phone if there is one; at the counter for anybody. */
export type Receiver = Pick<Customer, "name" | "phone"> & { id: string | null };
type NewOrder = OrderRequest & {
  orderId: string;
  cartDigest: string;
  customer: Receiver;
  channel?: OrderChannel | undefined;
  givenPaise?: Paise | undefined;
  /** The order whose packs are sent again, for nothing. */
  resendOf?: string | undefined;
  /** The offers it is placed by, and what they take off each entry at exactly its `seenPaise`. */
  offers?: { used: TakenOffer[]; lines: Paise[] } | undefined;
};

export function orderStatements(context: RequestContext, order: NewOrder) {
  const { db, now } = context;
  const { orderId, customer, entries, offers } = order;
  return {
    order: db.insert(orders).values({
      id: orderId,
      userId: customer.id,
      claimPhone: customer.id === null ? customer.phone || null : null,
      orderKey: order.orderKey,
      cartDigest: order.cartDigest,
      customerName: customer.name,
      customerPhone: customer.phone,
      ...order.address,
      paymentMethod: order.paymentMethod,
      ...("ifMissing" in order ? { ifMissing: order.ifMissing } : {}),
      ...("note" in order ? { note: order.note } : {}),
      ...(order.slotId ? promiseOf(order.slotId) : {}),
      channel: order.channel,
      givenPaise: order.givenPaise,
      resendOf: order.resendOf,
      wantsKhata: order.wantsKhata,
      lineCount: entries.length,
      createdAt: now,
    }),
    claimed: customer.id === null ? [claimOrders(db, eq(orders.id, orderId))] : [],
    lines: copyLines(db, order),
    offers: offers ? [takeOffers(context, { orderId, used: offers.used })] : [],
    whole: countLines(db, order),
    place: countPlaces({ db }, eq(orders.id, orderId)),
    stock: takeOrderedPacks(db, eq(orders.id, orderId)),
    cards: refreshCards(db, cardsOfPacks(entries.map(({ financialId }) => financialId))),
    findable: findableOrder(db, orderId),
  };
}

/** The packs as they are now, those alone that are not dearer than seen. */
function copyLines(db: RequestContext["db"], { orderId, entries, resendOf, offers }: NewOrder) {
  const isFree = resendOf !== undefined;
  const offerOf = (at: number) => offers?.lines[at] ?? 0;
  const rows = entries.map((entry, at) => ({ ...entry, position: at, offerPaise: offerOf(at) }));
  const wanted = jsonRows("wanted", rows);
  const isPrice = offers ? eq : lte;
  return insertFrom(db, orderLines, {
    columns: {
      ...{ orderId, position: wanted.of("position") },
      ...{ productId: products.id, detailId: details.id },
      financialId: financials.id,
      name: products.name,
      brand: details.brand,
      quantityMilli: financials.quantityMilli,
      units: financials.units,
      qty: wanted.of("qty"),
      pricePaise: financials.pricePaise,
      dpricePaise: isFree ? 0 : financials.dpricePaise,
      taxClassId: products.taxClassId,
      nameHi: products.nameHi,
      offerPaise: wanted.of("offerPaise"),
    },
    from: (row) =>
      row
        .from(wanted.from)
        .crossJoin(financials)
        .innerJoin(details, eq(details.id, financials.detailId))
        .innerJoin(products, eq(products.id, details.productId))
        .where(
          and(
            eq(financials.id, wanted.of("financialId")),
            gt(financials.dpricePaise, 0),
            isFree ? undefined : isPrice(financials.dpricePaise, wanted.of("seenPaise")),
          ),
        ),
  });
}

/** The window as it is now; the trigger refuses one that is not open. */
function promiseOf(slotId: string) {
  const of = (column: Column) => sql`(SELECT ${column} FROM delivery_slots WHERE id = ${slotId})`;
  return {
    slotId,
    slotFrom: of(deliverySlots.fromAt),
    slotTo: of(deliverySlots.toAt),
    slotFeePaise: coalesce(of(deliverySlots.feePaise), 0),
  };
}

/**
 * Fails the batch by `orders_whole` when a line was not written, the delivery costs more, or an offer
 * does not hold.
 */
function countLines(
  db: RequestContext["db"],
  { orderId, seenShippingPaise = 0, resendOf, offers }: NewOrder,
) {
  const charged = sql`(slot_fee_paise + coalesce((SELECT iif(written.items_paise >= a.free_from_paise, 0, a.fee_paise)
    FROM service_areas AS a WHERE a.postal_code = orders.postal_code AND a.is_active = 1), 0))`;
  const shipping = resendOf === undefined ? charged : sql`0`;
  const isDearer = sql`${shipping} > ${seenShippingPaise}`;
  const isRefused = offers ? sql`(${isDearer} OR ${isOfferGone(orderId, offers.used)})` : isDearer;
  return db
    .update(orders)
    .set({
      linesWritten: iif(isRefused, -1, sql.raw("written.line_count")),
      itemsPaise: sql`written.items_paise`,
      offerPaise: sql`written.offer_paise`,
      shippingPaise: shipping,
    })
    .from(
      sql`(SELECT count(*) AS line_count, coalesce(sum(qty * dprice_paise - offer_paise), 0) AS items_paise,
        coalesce(sum(offer_paise), 0) AS offer_paise
        FROM order_lines WHERE order_id = ${orderId}) AS written`,
    )
    .where(eq(orders.id, orderId));
}

/** By its number, and the customer's name and phone, which stay as they were. */
function findableOrder(db: RequestContext["db"], orderId: string) {
  const found = db
    .select({ rowid: orderSearch.rowid })
    .from(orderSearch)
    .where(eq(orderSearch.rowid, orders.seq));
  return insertFrom(db, orderSearch, {
    columns: {
      rowid: orders.seq,
      id: orders.id,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
    },
    from: (row) => row.from(orders).where(and(eq(orders.id, orderId), notExists(found))),
  });
}
