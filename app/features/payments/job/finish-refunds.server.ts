// Every refund is asked for once, under one id: the gateway is asked whether it knows of it before it is told to.
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getStatus, refundCharge } from "../gateway/juspay.server.ts";
import { getPayment } from "../settle/known-payment.server.ts";
import { recordRefund } from "../settle/record-refund.server.ts";
import { claimPayments } from "./claim.server.ts";

const mostARun = 10;

export async function finishRefunds(context: RequestContext): Promise<void> {
  const claimed = await claimPayments(context, sql`refund_status <> 'SUCCESS'`, mostARun);
  await Promise.all(claimed.map((paymentId) => advanceRefund(context, paymentId)));
}

async function advanceRefund(context: RequestContext, paymentId: string): Promise<void> {
  const payment = await getPayment(context, paymentId);
  if (!payment?.refundRequestId) return;
  const { refundRequestId } = payment;
  const known = await getStatus(context, payment);
  if (!known.ok || await recordRefund(context, payment, known) || known.state !== "charged") return;
  const asked = await refundCharge(context, { ...payment, refundRequestId });
  if (asked.ok) await recordRefund(context, payment, asked);
}
