// What /payment answers when Online was chosen: the gateway's page, a reason to look again, or the specified toast.
import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { cartPath, paymentPath, paymentResultPath } from "#app/addresses.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { ConfirmationSchema } from "#app/features/checkout/order/confirm-order.schema.ts";
import { payOnline } from "./pay-online.server.ts";

const failed = { kind: "error", message: "Failed to initiate payment. Please try again." } as const;

export async function answerOnline(
  context: RequestContext,
  customer: Customer,
  {
    fields,
    shopUrl,
    cookies,
  }: { fields: Record<string, string>; shopUrl: string; cookies: string[] },
) {
  const confirmation = v.safeParse(ConfirmationSchema, fields);
  if (!confirmation.success)
    return data({ problem: { reason: "changed" as const } }, { status: 400 });
  const online = await payOnline(context, customer, { confirmation: confirmation.output, shopUrl });
  if (online.step === "payment") {
    if (online.payment.ok) return redirectAfterPost(context, online.payment.link, { cookies });
    if (online.payment.reason === "paid")
      return redirectAfterPost(context, paymentResultPath(online.orderId));
    return redirectAfterPost(context, paymentPath, { cookies, toast: failed });
  }
  const { outcome, cookies: ofCart, freshKey } = online.refused;
  if (outcome.ok || outcome.reason === "empty") return redirectAfterPost(context, cartPath);
  const headers = ofCart.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data({ problem: outcome, freshKey }, { status: 409, headers });
}
