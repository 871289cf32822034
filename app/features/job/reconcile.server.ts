// A return and a webhook may both be lost: whatever was begun is asked about until it is decided.
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { settlePayment } from "#app/features/payments/settle/settle-payment.server.ts";
import { claimPayments } from "#app/features/payments/claim-payments.server.ts";

const mostARun = 20;

export async function reconcilePayments(context: RequestContext): Promise<void> {
  // Word for word the index's own condition, or the index is not used.
  const claimed = await claimPayments(context, sql`status in ('NEW', 'PENDING')`, mostARun);
  await Promise.all(claimed.map((paymentId) => settlePayment(context, paymentId)));
}
