// All that is shown of an order is one row: its lines, changes and refunds come along as JSON.
import { sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { documentNumberColumn } from "#app/features/billing/document-number.server.ts";
import { paperColumns } from "#app/features/billing/paper-columns.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { isTakenAtDoorColumn } from "./progress/taken-at-door.server.ts";
import type { OrderChange, OrderLine, OrderRefund } from "./order.ts";
import { cancelReasonText } from "./tracking/cancel-reason.ts";
import type { Paise } from "#app/values/money.ts";
import type { Offer } from "#app/values/offers.ts";
import { holdMs } from "#app/values/limits.ts";
import { iif, minus } from "#app/platform/statements.server.ts";
import { hindiMember } from "#db/shown-names.ts";

/**
 * Written out: of a query over one table only the names of columns are left, and the tables asked
 * here have an id too.
 */
const thisOrder = sql.raw("orders.id");
const parsed = <T>(json: string) => JSON.parse(json) as T;

const lines = () =>
  sql`(SELECT json_group_array(json_object(
  'productId', product_id, 'detailId', detail_id, 'financialId', financial_id, 'name', name, 'brand', brand,
  'quantityMilli', quantity_milli, 'units', units, 'qty', qty, 'pricePaise', price_paise, 'dpricePaise', dprice_paise, 'offerPaise', offer_paise${sql.raw(hindiMember("name_hi"))}))
  FROM (SELECT * FROM order_lines WHERE order_id = ${thisOrder} ORDER BY position))`
    .mapWith((json: string) => parsed<Required<OrderLine>[]>(json).map(withoutNoOffer))
    .as("lines");

function withoutNoOffer({ offerPaise, ...line }: Required<OrderLine>): OrderLine {
  return offerPaise > 0 ? { ...line, offerPaise } : line;
}

type TakenOffer = Omit<Offer, "atMostPaise" | "financialId"> & { taken: Paise };

const offersTaken =
  sql`(SELECT json_group_array(json_object('id', f.id, 'kind', f.kind, 'code', f.code,
    'percent', f.percent, 'amountPaise', f.amount_paise, 'smallestPaise', f.smallest_paise, 'buy', f.buy, 'free', f.free,
    'taken', u.amount_paise)) FROM order_offers AS u JOIN offers AS f ON f.id = u.offer_id WHERE u.order_id = ${thisOrder})`
    .mapWith((json: string) =>
      parsed<TakenOffer[]>(json).map(({ id, taken, ...offer }) => ({
        ...{ id, title: offerTitle(offer), amountPaise: taken },
      })),
    )
    .as("offers");

const changeLines = () =>
  sql.raw(`(SELECT json_group_array(json_object(
  'financialId', financial_id, 'ordered', ordered, 'packed', packed, 'amountPaise', amount_paise,
  'swap', iif(swap_financial_id IS NULL, NULL, json_object('financialId', swap_financial_id, 'name', swap_name,
    'brand', swap_brand, 'quantityMilli', swap_quantity_milli, 'units', swap_units, 'qty', swap_qty,
    'pricePaise', swap_price_paise, 'amountPaise', swap_amount_paise, 'mrpPaise', swap_mrp_paise${hindiMember("swap_name_hi")}))))
  FROM (SELECT * FROM order_change_lines WHERE change_id = c.id ORDER BY position))`);

const changes = () =>
  sql`(SELECT json_group_array(json_object('at', c.created_at, 'kind', c.kind, 'lines', ${changeLines()}))
  FROM (SELECT * FROM order_changes WHERE order_id = ${thisOrder} ORDER BY seq) AS c)`
    .mapWith(parsed<OrderChange[]>)
    .as("changes");

const progress = (status: string, isSent: string) => `CASE ${status} WHEN 'SUCCESS' THEN 'done'
  WHEN 'PENDING' THEN 'sent' WHEN 'DUE' THEN iif(${isSent}, 'sent', 'due') ELSE 'failed' END`;

const refunds =
  sql`(SELECT json_group_array(json_object('amountPaise', amount, 'status', status, 'at', at)) FROM (
    SELECT r.amount_paise AS amount, ${sql.raw(progress("r.status", "r.sent_at IS NOT NULL"))} AS status, r.created_at AS at
      FROM refunds AS r JOIN payments AS p ON p.id = r.payment_id WHERE p.order_id = ${thisOrder}
    UNION ALL SELECT amount_paise, ${sql.raw(progress("refund_status", "0"))}, charged_at
      FROM payments WHERE order_id = ${thisOrder} AND refund_request_id IS NOT NULL ORDER BY at))`
    .mapWith(parsed<OrderRefund[]>)
    .as("refunds");

const returned = (what: string) =>
  sql<number>`(SELECT ${sql.raw(what)} FROM order_returns AS b JOIN documents AS d ON d.number = b.number
    WHERE b.order_id = ${thisOrder})`;
const creditedPaise = "coalesce(sum(d.gross_paise + d.round_off_paise), 0)";

/** What was taken at the door above what it costs now. */
const cashBackPaise = iif<number>(isTakenAtDoorColumn, orders.givenBackPaise, 0);
/** What of that is still to be handed back. */
const toHandBackPaise = iif<number>(
  isTakenAtDoorColumn,
  minus(orders.givenBackPaise, orders.handedBackPaise),
  0,
);

/** Half an hour, and as long as it can be paid by a link. */
const heldUntil = sql<number | null>`iif(stock_returned_at IS NULL, max(created_at + ${holdMs},
  coalesce((SELECT max(link_expires_at) FROM payments WHERE order_id = ${thisOrder} AND status IN ('NEW', 'PENDING')), 0)), NULL)`.as(
  "held_until",
);

export const riderName = () =>
  sql<string | null>`(SELECT name FROM users WHERE id = ${sql.raw("orders.rider_id")})`.as(
    "rider_name",
  );

const columns = {
  id: orders.id,
  short: orders.short,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  street: orders.street,
  city: orders.city,
  postalCode: orders.postalCode,
  country: orders.country,
  landmark: orders.landmark,
  doorNote: orders.doorNote,
  paymentMethod: orders.paymentMethod,
  itemsPaise: orders.itemsPaise,
  offerPaise: orders.offerPaise,
  offers: offersTaken,
  shippingPaise: orders.shippingPaise,
  totalPaise: orders.totalPaise,
  payablePaise: payablePaise().as("payable_paise"),
  cashBackPaise: cashBackPaise.as("cash_back_paise"),
  toHandBackPaise: toHandBackPaise.as("to_hand_back_paise"),
  slotId: orders.slotId,
  slotFrom: orders.slotFrom,
  slotTo: orders.slotTo,
  slotFeePaise: orders.slotFeePaise,
  roundOffPaise: orders.roundOffPaise,
  ...paperColumns(),
  note: orders.note,
  ifMissing: orders.ifMissing,
  refunds,
  returnCount: returned("count(*)").as("return_count"),
  returnedPaise: returned(creditedPaise).as("returned_paise"),
  documentNumber: documentNumberColumn(),
  paymentReference: orders.paymentReference,
  heldUntil,
  paidAt: orders.paidAt,
  acceptedAt: orders.acceptedAt,
  packedAt: orders.packedAt,
  dispatchedAt: orders.dispatchedAt,
  deliveredAt: orders.deliveredAt,
  cancelledAt: orders.cancelledAt,
  cancelledBy: orders.cancelledBy,
  cancelReason: sql<string | null>`cancel_reason`.mapWith(cancelReasonText).as("cancel_reason"),
  khataAt: orders.khataAt,
  channel: orders.channel,
  givenPaise: orders.givenPaise,
  resendOf: orders.resendOf,
  riderId: orders.riderId,
  riderName: riderName(),
};

/** Goods have their Hindi names where pages show them. */
export const orderColumns = () => ({ ...columns, lines: lines(), changes: changes() });
