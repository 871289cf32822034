// However many orders there are, a page reads only its own: by their numbers, or by what the index
// found.
import { type SQL, type SQLWrapper, desc, eq, sql } from "drizzle-orm";
import { documentNumbers } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { PaymentAlert } from "#app/features/payments/payment-alert.ts";
import { paymentAlertsColumn } from "#app/features/payments/payment-notes.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { searchOrdersFor } from "./search-expression.ts";
import type { OrderChannel } from "#app/values/order-channel.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";

export const ordersPerPage = 30;

export type ListedOrder = {
  id: string;
  createdAt: number;
  /** The end of the time that was promised. */
  slotTo: number | null;
  customerName: string;
  customerPhone: string;
  totalPaise: number;
  payablePaise: number;
  channel: OrderChannel;
  paymentMethod: PaymentMethod;
  paymentAlerts: PaymentAlert[];
  paidAt: number | null;
  khataAt: number | null;
  acceptedAt: number | null;
  cancelledAt: number | null;
  packedAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  /** Since when its goods are no longer held for it. */
  stockReturnedAt: number | null;
  /** For who may know no phone and no money notes of it. */
  hidesCustomer?: true;
};

export type OrderPage = { orders: ListedOrder[]; page: number; pages: number };
/** `before` leads to the older ones that match; null at the end. */
export type FoundOrders = { orders: ListedOrder[]; before: number | null };

/**
 * Newest first. Orders are numbered without gaps and never deleted, so that a page is a range of
 * numbers; beyond the last is the last.
 */
export async function listOrders(context: RequestContext, page: number): Promise<OrderPage> {
  const ask = (wanted: number) =>
    context.read(
      selectOrders(
        context,
        sql`(SELECT seq FROM orders
    WHERE seq <= (SELECT max(seq) FROM orders) - ${(wanted - 1) * ordersPerPage}
      AND seq > (SELECT max(seq) FROM orders) - ${wanted * ordersPerPage})`,
      ),
    );
  const newest = context.db
    .select({ seq: orders.seq })
    .from(orders)
    .orderBy(desc(orders.seq))
    .limit(1);
  const oldest = context.db.select({ seq: orders.seq }).from(orders).orderBy(orders.seq).limit(1);
  const [rows, [last], [first]] = await Promise.all([
    ask(page),
    context.read(newest),
    context.read(oldest),
  ]);
  const pages = last && first ? Math.ceil((last.seq - first.seq + 1) / ordersPerPage) : 1;
  const shown = page > pages ? await ask(pages) : rows;
  return { orders: shown.map(withoutSeq), page: Math.min(page, pages), pages };
}

/**
 * By order or invoice number, phone, or the words of the name, each perhaps only begun; newest
 * first.
 */
export async function searchOrders(
  context: RequestContext,
  text: string,
  before: number | null,
): Promise<FoundOrders> {
  const hits = /^\w+\/[\w-]+\/\d+$/.test(text)
    ? context.db
        .select({ seq: orders.seq })
        .from(documentNumbers)
        .innerJoin(orders, eq(orders.id, documentNumbers.orderId))
        .where(eq(documentNumbers.number, text.toUpperCase()))
    : hitsOf(text, before);
  return hits ? pageOf(await context.read(selectOrders(context, hits))) : pageOf([]);
}

function hitsOf(text: string, before: number | null): SQL | null {
  const expression = searchOrdersFor(text);
  if (!expression) return null;
  return sql`(SELECT rowid AS seq FROM order_search
      WHERE order_search MATCH ${expression} AND rowid < cast(${before ?? Number.MAX_SAFE_INTEGER} AS INTEGER)
      ORDER BY rowid DESC LIMIT ${ordersPerPage + 1})`;
}

type ListedRow = ListedOrder & { seq: number };

/** Of one row more than a page holds. */
export function pageOf(rows: ListedRow[]): FoundOrders {
  const shown = rows.slice(0, ordersPerPage);
  return {
    orders: shown.map(withoutSeq),
    before: rows.length > ordersPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** Newest first: the orders whose numbers a query finds. */
export function selectOrders({ db }: RequestContext, hits: SQLWrapper) {
  return db
    .select({
      seq: orders.seq,
      id: orders.id,
      createdAt: orders.createdAt,
      slotTo: orders.slotTo,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      totalPaise: orders.totalPaise,
      payablePaise: payablePaise().as("payable_paise"),
      channel: orders.channel,
      paymentMethod: orders.paymentMethod,
      paymentAlerts: paymentAlertsColumn(),
      paidAt: orders.paidAt,
      khataAt: orders.khataAt,
      acceptedAt: orders.acceptedAt,
      cancelledAt: orders.cancelledAt,
      packedAt: orders.packedAt,
      dispatchedAt: orders.dispatchedAt,
      deliveredAt: orders.deliveredAt,
      stockReturnedAt: orders.stockReturnedAt,
    })
    .from(sql`${hits} AS hits`)
    .innerJoin(orders, eq(orders.seq, sql.raw("hits.seq")))
    .orderBy(desc(orders.seq));
}

function withoutSeq<T extends { seq: number }>({ seq: _, ...order }: T): Omit<T, "seq"> {
  return order;
}
