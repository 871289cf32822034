// Only the order's owner pays for it, only while it is unpaid, and never for goods that are gone;
// whatever the gateway does, the order stays and can be paid again.
import { and, eq, isNull } from "drizzle-orm";
import { paymentReturnPath } from "#app/addresses/paths.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type Limit, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { type MissingLine, listMissingLines } from "./missing-lines.server.ts";
import { type OpenPayment, linkLifeMs, openPayment } from "./open-payment.server.ts";
import { isStockGone } from "./retake-stock.server.ts";

export type PaymentStart =
  | { ok: true; link: string; paymentId: string }
  | {
      ok: false;
      reason:
        | "paid"
        | "cancelled"
        | "on-khata"
        | "nothing-left"
        | "not-found"
        | "no-link"
        | "gateway-unavailable";
    }
  | { ok: false; reason: "limited"; retryAfter: number }
  | { ok: false; reason: "stock-gone"; missing: MissingLine[] };

/** `shopUrl` is any address of this shop: the gateway sends the shopper back to its origin. */
export type PaymentRequest = { orderId: string; shopUrl: string };

/** Whose order it is. */
export type Payer = Pick<Customer, "id" | "phone">;

const hourMs = 60 * 60 * 1000;

export async function startPayment(
  context: RequestContext,
  customer: Payer,
  request: PaymentRequest,
): Promise<PaymentStart> {
  const { orderId } = request;
  const order = await getOwnOrder(context, customer, orderId);
  if (!order) return { ok: false, reason: "not-found" };
  if (order.paidAt !== null) return { ok: false, reason: "paid" };
  if (order.cancelledAt !== null) return { ok: false, reason: "cancelled" };
  if (order.khataAt !== null) return { ok: false, reason: "on-khata" };
  if (order.costsPaise === 0) return { ok: false, reason: "nothing-left" };
  if (context.config.ONLINE_PAYMENT === "off") return { ok: false, reason: "gateway-unavailable" };
  const retryAfter = await takeAttempt(context, limitsOf(customer, orderId));
  if (retryAfter !== null) return { ok: false, reason: "limited", retryAfter };
  try {
    const payment = await openPayment(context, customer, orderId);
    return payment
      ? await getLink(context, customer, { ...request, payment })
      : { ok: false, reason: "paid" };
  } catch (error) {
    if (!isStockGone(error)) throw error;
    return { ok: false, reason: "stock-gone", missing: await listMissingLines(context, orderId) };
  }
}

async function getOwnOrder({ db }: RequestContext, customer: Payer, orderId: string) {
  if (!isId(orderId)) return null;
  const [order] = await db
    .select({
      paidAt: orders.paidAt,
      cancelledAt: orders.cancelledAt,
      khataAt: orders.khataAt,
      costsPaise: payablePaise().as("costs"),
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, customer.id)));
  return order ?? null;
}

function limitsOf(customer: Payer, orderId: string): Limit[] {
  return [
    { kind: "payment-order", subject: orderId, most: 10, windowMs: hourMs },
    { kind: "payment-customer", subject: customer.id, most: 30, windowMs: hourMs },
  ];
}

async function getLink(
  context: RequestContext,
  customer: Payer,
  { payment, orderId, shopUrl }: PaymentRequest & { payment: OpenPayment },
): Promise<PaymentStart> {
  const { id: paymentId, amountPaise } = payment;
  if (payment.link) return { ok: true, link: payment.link, paymentId };
  const session = await gateway.createSession(context, {
    id: paymentId,
    customerId: customer.id,
    orderId,
    amountPaise,
    phone: customer.phone,
    returnUrl: new URL(paymentReturnPath, shopUrl).href,
  });
  if (!session.ok) return giveUp(context, paymentId, session.reason);
  const { link, expiresAt } = session;
  const latest = context.now + linkLifeMs;
  await context.db
    .update(payments)
    .set({ link, linkExpiresAt: Math.min(expiresAt ?? latest, latest), status: "NEW" })
    .where(and(eq(payments.id, paymentId), isNull(payments.chargedAt)));
  return { ok: true, link, paymentId };
}

/**
 * Nobody has a link of this payment, so nobody can pay it, unless another start at the same moment
 * got one.
 */
async function giveUp(
  { db }: RequestContext,
  paymentId: string,
  reason: "no-link" | "unavailable",
): Promise<PaymentStart> {
  const { found } = await batch(db, {
    failed: db
      .update(payments)
      .set({ status: "FAILED" })
      .where(and(eq(payments.id, paymentId), isNull(payments.link), isNull(payments.chargedAt))),
    found: db.select({ link: payments.link }).from(payments).where(eq(payments.id, paymentId)),
  });
  if (found[0]?.link) return { ok: true, link: found[0].link, paymentId };
  return { ok: false, reason: reason === "no-link" ? "no-link" : "gateway-unavailable" };
}
