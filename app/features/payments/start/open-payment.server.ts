// An order has one payment that can be begun: it is written, its stock taken again and its owner
// checked in one batch before the gateway hears of it, and two starts at once find the same one.
import { and, desc, eq, gt, isNull, notExists } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { isOpenAt } from "./open-link.server.ts";
import { retakeStock } from "./retake-stock.server.ts";

/** A link that ends sooner is not worth leading anyone to. */
const leastLifeMs = 2 * 60 * 1000;

export const linkLifeMs = gateway.linkMinutes * 60 * 1000;

export type OpenPayment = { id: string; amountPaise: number; link: string | null };

/**
 * Null when the order was paid meanwhile; throws the failed CHECK of `retakeStock` when its stock
 * is gone.
 */
export async function openPayment(
  context: RequestContext,
  customer: Pick<Customer, "id">,
  orderId: string,
): Promise<OpenPayment | null> {
  const { db, now } = context;
  const usable = isOpenAt(db, orderId, now + leastLifeMs);
  const isPayable = and(
    eq(orders.id, orderId),
    eq(orders.userId, customer.id),
    isNull(orders.paidAt),
    isNull(orders.cancelledAt),
    isNull(orders.khataAt),
    gt(payablePaise(), 0),
  );
  const begun = db.select({ id: payments.id }).from(payments).where(usable);
  const { found } = await batch(db, {
    retaken: retakeStock(context, orderId, eq(orders.userId, customer.id)),
    begun: insertFrom(db, payments, {
      columns: {
        id: newPaymentId(),
        orderId: orders.id,
        amountPaise: payablePaise(),
        status: "NEW",
        linkExpiresAt: now + linkLifeMs,
        createdAt: now,
        checkedAt: now,
      },
      from: (row) => row.from(orders).where(and(isPayable, notExists(begun))),
    }),
    found: db
      .select({ id: payments.id, amountPaise: payments.amountPaise, link: payments.link })
      .from(payments)
      .where(usable)
      .orderBy(desc(payments.createdAt))
      .limit(1),
  });
  return found[0] ?? null;
}

/** Capitals and digits, at most 17: Juspay knows no case, and an id is never used again. */
function newPaymentId(): string {
  return `KR${newId().slice(0, 13).toUpperCase()}`;
}
