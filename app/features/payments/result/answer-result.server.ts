// Without the gateway's word nothing is confirmed; with it the order is shown, whatever the browser
// still holds.
import { data } from "@remix-run/cloudflare";
import { cartPath, orderPath, paymentPath } from "#app/addresses/paths.ts";
import { isCompleteAddress } from "#app/values/address.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./answers.words.ts";
import { clearPaidCart } from "./cart-after-order.server.ts";
import { getPaymentResult } from "./payment-result.server.ts";

export async function answerResult(
  context: RequestContext,
  customer: Customer,
  orderId: string | null,
) {
  if (!orderId) throw await turnAway(context, paymentPath, words.notPaid);
  const result = await getPaymentResult(context, customer, orderId);
  if (result === "unavailable") throw await turnAway(context, cartPath, words.unavailable);
  if (result === "refunding") throw await turnAway(context, orderPath(orderId), words.refunding);
  if (result === "unpaid") {
    const isComplete = cartInCookie(context).entries.length > 0 && isCompleteAddress(customer);
    throw isComplete
      ? await turnAway(context, paymentPath, words.notPaid)
      : await turnAway(context, cartPath, words.incomplete);
  }
  const cookies = result === "paid" ? await clearPaidCart(context, orderId) : [];
  return data(
    { orderId, isPaid: result === "paid" },
    { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
}

function turnAway(context: RequestContext, to: string, message: string) {
  return redirectAfterPost(context, to, { toast: { kind: "error", message } });
}
