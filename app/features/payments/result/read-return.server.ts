// Anyone can knock here: only what the gateway signed is looked at, and even that is no proof of
// payment.
import { paymentFailurePath, paymentSuccessPath } from "#app/addresses/paths.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { settlePayment } from "#app/features/payments/settle/settle-payment.server.ts";

const failurePath = paymentFailurePath;

/** Where the shopper who comes back from the gateway is led. */
export async function readReturn(
  context: RequestContext,
  parameters: URLSearchParams,
): Promise<string> {
  const paymentId = await gateway.readReturn(context, parameters);
  if (paymentId === null) {
    context.log("payment-return-not-signed");
    return failurePath;
  }
  const { state, orderId } = await settlePayment(context, paymentId);
  if (!orderId) return failurePath;
  return `${state === "unpaid" ? failurePath : paymentSuccessPath}?orderId=${orderId}`;
}
