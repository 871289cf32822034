// The gateway's answer is the only proof of a payment: one that is late, garbled or about another
// payment is none. No call is ever repeated by itself, and none outlasts a shopper's patience of 10
// seconds.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type JsonAnswer, fetchJson } from "#app/platform/adapters/fetch-json.server.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import type {
  Gateway,
  NewSession,
  PaymentRef,
  Refund,
  Session,
  StatusAnswer,
} from "#app/features/payments/gateway/gateway.ts";
import { paymentLinkMinutes } from "#app/values/limits.ts";
import { parseEvent } from "./event.schema.ts";
import { stateOf } from "./juspay-status.ts";
import { isSameText } from "./same-text.ts";
import { isSigned } from "./signature.ts";
import { SessionAnswerSchema, StatusAnswerSchema } from "./juspay.schema.ts";

const sessionTimeoutMs = 7000;
// The return page and the page it leads to ask one after the other.
const statusTimeoutMs = 4000;

export async function createSession(
  context: RequestContext,
  session: NewSession,
): Promise<Session> {
  const answer = await call(context, session, {
    path: "/session",
    timeoutMs: sessionTimeoutMs,
    json: {
      order_id: session.id,
      amount: formatRupeesPlain(session.amountPaise),
      currency: "INR",
      customer_id: session.customerId ?? "",
      customer_phone: session.phone,
      payment_page_client_id: context.config.JUSPAY_CLIENT_ID,
      action: "paymentPage",
      return_url: session.returnUrl,
      udf1: session.orderId,
      "metadata.expiryInMins": String(paymentLinkMinutes),
    },
  });
  const parsed = v.safeParse(SessionAnswerSchema, answer?.body);
  if (answer?.status !== 200 || !parsed.success || !isSameId(parsed.output.order_id, session.id))
    return { ok: false, reason: "unavailable" };
  const { status, payment_links: links } = parsed.output;
  const link = URL.parse(links?.web ?? "");
  if (status !== "NEW" || !link || !/^https?:$/.test(link.protocol))
    return { ok: false, reason: "no-link" };
  return { ok: true, link: link.href, expiresAt: Date.parse(links?.expiry ?? "") || null };
}

export async function getStatus(
  context: RequestContext,
  payment: PaymentRef,
): Promise<StatusAnswer> {
  const answer = await call(context, payment, {
    path: `/orders/${payment.id}`,
    timeoutMs: statusTimeoutMs,
  });
  return readStatus(context, answer, payment);
}

/**
 * The same request id never refunds twice, but Juspay does not say what a repeat answers: ask the
 * status first.
 */
export async function refundCharge(
  context: RequestContext,
  payment: Refund,
): Promise<StatusAnswer> {
  const form = new URLSearchParams({
    unique_request_id: payment.refundRequestId,
    amount: formatRupeesPlain(payment.amountPaise),
  });
  const answer = await call(context, payment, {
    path: `/orders/${payment.id}/refunds`,
    timeoutMs: sessionTimeoutMs,
    form,
  });
  return readStatus(context, answer, payment);
}

function readStatus(
  { log }: RequestContext,
  answer: JsonAnswer | null,
  payment: PaymentRef,
): StatusAnswer {
  const parsed = v.safeParse(StatusAnswerSchema, answer?.body);
  const isAnswer =
    answer?.status === 200 ||
    (answer?.status === 404 && parsed.success && parsed.output.status === "NOT_FOUND");
  if (!isAnswer || !parsed.success || !isSameId(parsed.output.order_id, payment.id))
    return { ok: false };
  const { status, amount, currency, amount_refunded, refunds } = parsed.output;
  const state = stateOf(status);
  if (state === "unclear") log("payment-status-unexpected", { paymentId: payment.id, status });
  return {
    ok: true,
    state,
    amountPaise: amount,
    currency,
    refundedPaise: amount_refunded,
    refunds: refunds.map((refund) => ({
      requestId: refund.unique_request_id,
      status: refund.status,
      amountPaise: refund.amount,
    })),
  };
}

/** Juspay's ids know no case. */
function isSameId(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

type Call = { path: string; timeoutMs: number; json?: object; form?: URLSearchParams };

async function call(
  { config, log }: RequestContext,
  { customerId }: PaymentRef,
  { path, timeoutMs, json, form }: Call,
): Promise<JsonAnswer | null> {
  const headers = new Headers({
    Authorization: `Basic ${btoa(`${config.JUSPAY_API_KEY}:`)}`,
    "x-merchantid": config.JUSPAY_MERCHANT_ID,
    version: "2024-06-24",
    Accept: "application/json",
  });
  if (customerId) headers.set("x-routing-id", customerId);
  if (json) headers.set("Content-Type", "application/json");
  const body = json ? JSON.stringify(json) : form;
  const answer = await fetchJson(
    config.JUSPAY_BASE_URL + path,
    { headers, ...(body ? { method: "POST", body } : {}) },
    timeoutMs,
  );
  if (answer?.status !== 200)
    log("payment-gateway-refused", {
      call: path.split("/")[1] ?? "",
      status: answer?.status ?? null,
    });
  return answer;
}

async function readReturn(
  { config }: RequestContext,
  parameters: URLSearchParams,
): Promise<string | null> {
  if (!(await isSigned(parameters, config.JUSPAY_RESPONSE_KEY))) return null;
  return (parameters.get("order_id") ?? "").toUpperCase().toWellFormed();
}

async function isFromGateway({ config }: RequestContext, request: Request): Promise<boolean> {
  const credentials = `${config.JUSPAY_WEBHOOK_USER}:${config.JUSPAY_WEBHOOK_PASS}`;
  const bytes = new TextEncoder().encode(credentials);
  return isSameText(
    `Basic ${btoa(String.fromCharCode(...bytes))}`,
    request.headers.get("Authorization") ?? "",
  );
}

export const juspay: Gateway = {
  linkMinutes: paymentLinkMinutes,
  createSession,
  getStatus,
  refundCharge,
  readReturn,
  isFromGateway,
  parseEvent,
};
