// What /payment answers when Online was chosen: the gateway's page, a reason to look again, or the
// specified toast.
import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { cartPath, orderPath, paymentPath, paymentResultPath } from "#app/addresses/paths.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { formFailure } from "#app/platform/forms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import { ConfirmationSchema } from "#app/features/checkout/order/confirm-order.schema.ts";
import { payOnline } from "./pay-online.server.ts";
import { words } from "./refusals.words.ts";

/**
 * The order that this cart once became is cancelled: under another key the cart becomes a new one.
 */
async function startAnew(context: RequestContext) {
  const cookies = [
    await serializeCart(context, { ...cartInCookie(context), key: newId(), method: onlineMethod }),
  ];
  const toast = { kind: "error", message: words.earlierCancelled } as const;
  return redirectAfterPost(context, paymentPath, { cookies, toast });
}

/** Offers took all of it off: nothing has to be confirmed before the cart goes. */
async function showOrder(context: RequestContext, orderId: string) {
  const cookies = [await serializeCart(context, { key: newId(), entries: [] })];
  return redirectAfterPost(context, orderPath(orderId), { cookies });
}

const failed = () => ({ kind: "error", message: words.notStarted }) as const;

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
  if (!confirmation.success) {
    const note = v.flatten<typeof ConfirmationSchema>(confirmation.issues).nested?.note?.[0];
    return note
      ? data(formFailure(fields, { note }), { status: 400 })
      : data({ problem: { reason: "changed" as const }, values: fields }, { status: 400 });
  }
  const online = await payOnline(context, customer, { confirmation: confirmation.output, shopUrl });
  if (online.step === "payment") {
    if (online.payment.ok) return redirectAfterPost(context, online.payment.link, { cookies });
    if (online.payment.reason === "paid")
      return redirectAfterPost(context, paymentResultPath(online.orderId));
    if (online.payment.reason === "cancelled") return startAnew(context);
    if (online.payment.reason === "nothing-left") return showOrder(context, online.orderId);
    return redirectAfterPost(context, paymentPath, { cookies, toast: failed() });
  }
  const { outcome, cookies: ofCart, freshKey } = online.refused;
  if (outcome.ok || outcome.reason === "empty") return redirectAfterPost(context, cartPath);
  const headers = ofCart.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data({ problem: outcome, freshKey, values: fields }, { status: 409, headers });
}
