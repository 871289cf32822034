// A sale over the counter is an order that is placed, packed, handed over and paid in one batch: it
// takes stock, number, paper and place in the day book as any order does, or nothing is written.
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { issueDocument } from "#app/features/billing/issue-document.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { unclassedGoods } from "#app/features/billing/settled-goods.server.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { orderStatements } from "#app/features/checkout/order/order-batch.server.ts";
import { giveOrder } from "#app/features/khata/give-order.server.ts";
import { acceptedToo, settledAt } from "#app/features/orders/progress/advance-order.server.ts";
import { bookDelivery } from "#app/features/orders/progress/book-order.server.ts";
import { takenByUpi, takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import { markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { alias } from "drizzle-orm/sqlite-core";
import { receiverOf } from "./receiver.server.ts";
import type { SaleMethod } from "./sale-methods.schema.ts";

export type Sale = {
  /** `seenPaise` is what one pack costs at most. */
  entries: CartEntry[];
  /** One bill for each, whoever sends it again. */
  saleKey: string;
  digest: string;
  method: SaleMethod;
  givenPaise?: Paise | undefined;
  phone?: string | undefined;
};
export type SaleOutcome =
  { ok: true; orderId: string } | { ok: false; reason: "key-used" | "over-limit" | "refused" };

/** The caller has made sure that an admin asks, and says why what was refused was. */
export async function sell(context: RequestContext, sale: Sale): Promise<SaleOutcome> {
  const orderId = newId();
  try {
    await loggedBatch(
      context,
      { kind: "order", id: orderId, state: orderState },
      await saleStatements(context, orderId, sale),
    );
    announceStockOf(context, [orderId]);
    return { ok: true, orderId };
  } catch (error) {
    const rule = refusedBy(error);
    if (rule === "orders.order_key") return soldBefore(context, sale);
    if (rule === "khata_limit") return { ok: false, reason: "over-limit" };
    if (rule === "orders_whole" || rule === "financials_stock")
      return { ok: false, reason: "refused" };
    throw error;
  }
}

/** The bill that was written under the key before. */
export async function findSold({ db }: Pick<RequestContext, "db">, saleKey: string) {
  const [earlier] = await db
    .select({ orderId: orders.id, digest: orders.cartDigest })
    .from(orders)
    .where(and(eq(orders.orderKey, saleKey), eq(orders.channel, "counter")));
  return earlier;
}

async function soldBefore(
  context: RequestContext,
  { saleKey, digest }: Sale,
): Promise<SaleOutcome> {
  const earlier = await findSold(context, saleKey);
  return earlier?.digest === digest
    ? { ok: true, orderId: earlier.orderId }
    : { ok: false, reason: "key-used" };
}

async function saleStatements(context: RequestContext, orderId: string, sale: Sale) {
  const { db, now } = context;
  const { method, phone = "" } = sale;
  const isThis = eq(orders.id, orderId);
  const taken = method === "upi" ? takenByUpi("") : takenInCash();
  const steps = { packedAt: now, dispatchedAt: now, deliveredAt: now };
  return {
    placed: orderStatements(context, {
      entries: sale.entries,
      orderKey: sale.saleKey,
      cartDigest: sale.digest,
      address: { street: "", city: "", postalCode: "" },
      paymentMethod: cashMethod,
      orderId,
      customer: await receiverOf(context, { phone }),
      channel: "counter",
      givenPaise: sale.givenPaise,
    }),
    handedOver: db
      .update(orders)
      .set({ ...acceptedToo(context), ...steps, ...settledAt(orders.totalPaise) })
      .where(allOf(isThis, isNull(unclassedGoods(context)))),
    delivered: bookDelivery(context, { at: now, step: "delivered", which: isThis }),
    paid:
      method === "khata"
        ? { given: giveOrder(context, eq(alias(orders, "o").id, orderId)) }
        : markPaid(context, isThis, taken),
    paper: issueDocument(context, isThis),
    whole: refuseHalf(context, orderId),
  };
}

/** Breaks `orders_whole` where it was not handed over, not paid, or less was given than it costs. */
function refuseHalf({ db }: RequestContext, orderId: string) {
  const { packedAt, paidAt, khataAt, givenPaise } = orders;
  const isUnpaid = and(isNull(paidAt), isNull(khataAt), gt(payablePaise(), 0));
  return db
    .update(orders)
    .set({ linesWritten: -1 })
    .where(
      and(eq(orders.id, orderId), or(isNull(packedAt), isUnpaid, lt(givenPaise, payablePaise()))),
    );
}
