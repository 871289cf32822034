// An event is acknowledged only when it is stored and its payment stands first in the scheduled
// job's line: whatever happens after that, the work is done.
import { and, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import { payments, refunds, webhookEvents } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import type { GatewayEvent } from "#app/features/payments/gateway/gateway.ts";

export async function receiveEvent(
  context: RequestContext,
  { id, name, paymentId }: GatewayEvent,
): Promise<void> {
  const { db, now } = context;
  const isMeant = eq(payments.id, paymentId ?? "");
  await db.batch([
    db.insert(webhookEvents).values({ id, paymentId, name, receivedAt: now }).onConflictDoNothing(),
    db
      .update(payments)
      .set({ status: "PENDING", checkedAt: 0 })
      .where(and(isMeant, isNull(payments.chargedAt))),
    db
      .update(payments)
      .set({ checkedAt: 0 })
      .where(and(isMeant, notInArray(payments.refundStatus, ["SUCCESS", "FAILURE"]))),
    db
      .update(refunds)
      .set({ checkedAt: 0 })
      .where(
        and(
          eq(refunds.paymentId, paymentId ?? ""),
          isNotNull(refunds.sentAt),
          notInArray(refunds.status, ["SUCCESS", "FAILURE"]),
        ),
      ),
  ]);
  if (paymentId) await settlePayment(context, paymentId);
}
