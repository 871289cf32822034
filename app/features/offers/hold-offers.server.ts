// The statements that use offers in an order's own batch: each offer as it was reckoned, and no
// more often than it may be.
import { type SQL, and, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { offers, orderOffers } from "#db/schema/offers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { TakenOffer } from "#app/values/offers.ts";
import { type Whose, hasOrdered, usesBy, usesOf } from "./offer-uses.server.ts";

/** Those that still stand as they were. */
export function takeOffers(
  { db, now }: RequestContext,
  { orderId, used }: { orderId: string; used: TakenOffer[] },
) {
  const today = indianDay(now);
  const wanted = jsonRows("wanted", used);
  return insertFrom(db, orderOffers, {
    columns: { orderId, offerId: offers.id, amountPaise: wanted.of("amountPaise") },
    from: (row) =>
      row
        .from(wanted.from)
        .innerJoin(offers, eq(offers.id, wanted.of("id")))
        .where(
          and(
            eq(offers.version, wanted.of("version")),
            eq(offers.isActive, true),
            or(isNull(offers.fromDay), lte(offers.fromDay, today)),
            or(isNull(offers.untilDay), gte(offers.untilDay, today)),
          ),
        ),
  });
}

/** A condition over the written order: that one of its offers is gone, or was used too often. */
export function isOfferGone(orderId: string, used: TakenOffer[]): SQL {
  const whose = whoseOrder(orderId);
  const offerId = sql`f.id`;
  return sql`(SELECT count(*) FROM order_offers AS mine JOIN offers AS f ON f.id = mine.offer_id
    WHERE mine.order_id = ${orderId}
      AND (f.times IS NULL OR ${usesOf(offerId)} <= f.times)
      AND (f.times_each IS NULL OR ${usesBy(offerId, whose)} <= f.times_each)
      AND (f.first_order_only = 0 OR NOT ${hasOrdered(whose, orderId)})) <> ${used.length}`;
}

/**
 * A condition over an order that gave its stock back and, with it, the uses of its offers: that one
 * of them was used by others since.
 */
export function isOfferUsedSince(orderId: string): SQL {
  const whose = whoseOrder(orderId);
  const offerId = sql`f.id`;
  return sql`EXISTS (SELECT 1 FROM order_offers AS mine JOIN offers AS f ON f.id = mine.offer_id
    WHERE mine.order_id = ${orderId}
      AND (${usesOf(offerId)} >= f.times OR ${usesBy(offerId, whose)} >= f.times_each
        OR (f.first_order_only AND ${hasOrdered(whose, orderId)})))`;
}

function whoseOrder(orderId: string): Whose {
  const of = (column: string) => sql`(SELECT ${sql.raw(column)} FROM orders WHERE id = ${orderId})`;
  return { userId: of("user_id"), phone: of("customer_phone") };
}
