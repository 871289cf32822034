// A customer sees only the own orders, newest first, along the index.
import { type SQL, and, desc, eq, gte, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import { stepWord } from "./order-progress.ts";
import type { Order } from "./order.ts";
import { hindiMember } from "#db/shown-names.ts";

const pageSize = 20;
const lastPage = 1000;
const mostLately = 5;

export type MyOrder = {
  id: string;
  short: string;
  createdAt: number;
  isPaid: boolean;
  /** What is to be paid; of one that is cancelled what was ordered. */
  totalPaise: number;
  isNothingLeft: boolean;
  /** What of it was paid back, or is. */
  refundPaise: number;
  isOnKhata: boolean;
  step: string;
  items: string;
  /** Of its first goods, as the shop shows them now; "" where it has none. */
  image: string;
};

type Item = Named & { image: string | null };

/** A picture of the first alone: each is a row more. */
export const firstItems = () =>
  sql`(SELECT json_group_array(json_object('brand', brand, 'name', name, 'image', image${sql.raw(hindiMember("name_hi"))})) FROM (
  SELECT brand, name, name_hi, CASE position WHEN 0 THEN (SELECT image FROM cards WHERE id = detail_id) END AS image FROM order_lines WHERE order_id = ${sql.raw("orders.id")} ORDER BY position LIMIT 3))`
    .mapWith((json: string) => JSON.parse(json) as Item[])
    .as("items");
const mostNamed = 2;

/** The first of them, and whether there are more. */
export function nameFirst(items: Named[]): string {
  const named = items.slice(0, mostNamed).map(cardTitle).join(", ");
  return items.length > mostNamed ? `${named} …` : named;
}

type Row = Pick<MyOrder, "refundPaise"> &
  Pick<Order, "id" | "short" | "createdAt" | "totalPaise" | "payablePaise" | "paidAt"> &
  Pick<Order, "packedAt" | "dispatchedAt" | "deliveredAt" | "cancelledAt" | "khataAt"> & {
    items: Item[];
  };

function myOrder({
  id,
  short,
  createdAt,
  totalPaise,
  payablePaise,
  refundPaise,
  items,
  ...times
}: Row): MyOrder {
  return {
    id,
    short,
    createdAt,
    totalPaise: times.cancelledAt === null ? payablePaise : totalPaise,
    isPaid: times.paidAt !== null,
    refundPaise,
    isNothingLeft: payablePaise === 0,
    isOnKhata: times.khataAt !== null,
    step: stepWord(times),
    items: nameFirst(items),
    image: items[0]?.image ?? "",
  };
}

function refundPaise(db: Database) {
  const refunded = db
    .select({ paise: sum(refunds.amountPaise) })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orders.id));
  return coalesce<number>(refunded, 0).as("refund_paise");
}

const newest = (context: RequestContext, only?: SQL) =>
  context.db
    .select({
      id: orders.id,
      short: orders.short,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      totalPaise: orders.totalPaise,
      payablePaise: payablePaise().as("payable_paise"),
      packedAt: orders.packedAt,
      dispatchedAt: orders.dispatchedAt,
      deliveredAt: orders.deliveredAt,
      cancelledAt: orders.cancelledAt,
      khataAt: orders.khataAt,
      refundPaise: refundPaise(context.db),
      items: firstItems(),
    })
    .from(orders)
    .where(and(eq(orders.userId, askingUserId(context)), only))
    .orderBy(desc(orders.seq));

/** The newest few that are on their way, or came since then. */
export async function getMyLately(context: RequestContext, since: number): Promise<MyOrder[]> {
  const isOut = and(
    isNotNull(orders.dispatchedAt),
    isNull(orders.cancelledAt),
    or(isNull(orders.deliveredAt), gte(orders.deliveredAt, since)),
  );
  return (await context.read(newest(context, isOut).limit(mostLately))).map(myOrder);
}

/** Null before the first. */
export async function getMyNewest(context: RequestContext): Promise<MyOrder | null> {
  return (await context.read(newest(context).limit(1))).map(myOrder)[0] ?? null;
}

export async function getMyOrders(
  context: RequestContext,
  page: number,
): Promise<{ orders: MyOrder[]; canPayOnline: boolean; page: number; hasNext: boolean }> {
  const shown = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  const rows = await context.read(
    newest(context)
      .limit(pageSize + 1)
      .offset((shown - 1) * pageSize),
  );
  return {
    orders: rows.slice(0, pageSize).map(myOrder),
    canPayOnline: context.config.ONLINE_PAYMENT === "on",
    page: shown,
    hasNext: rows.length > pageSize,
  };
}
