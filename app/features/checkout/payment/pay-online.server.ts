// The order comes first: whatever happens to the payment, it stays and can be paid again, and an
// unchanged cart finds it by its key instead of placing a second one. The cart is kept until the
// gateway has confirmed.
import type { Customer } from "#app/features/session/visitor.server.ts";
import {
  type PaymentStart,
  startPayment,
} from "#app/features/payments/start/start-payment.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Confirmation } from "#app/features/checkout/order/confirm-order.schema.ts";
import {
  type ConfirmOutcome,
  confirmOrder,
} from "#app/features/checkout/order/confirm-order.server.ts";
import { onlineMethod } from "#app/values/payment-method.ts";

export type OnlineOrder =
  | { step: "order"; refused: ConfirmOutcome }
  | { step: "payment"; orderId: string; payment: PaymentStart };

/** `shopUrl` is any address of this shop: the gateway sends the shopper back to its origin. */
export async function payOnline(
  context: RequestContext,
  customer: Customer,
  { confirmation, shopUrl }: { confirmation: Confirmation; shopUrl: string },
): Promise<OnlineOrder> {
  const confirmed = await confirmOrder(context, customer, {
    ...confirmation,
    paymentMethod: onlineMethod,
  });
  if (!confirmed.outcome.ok) return { step: "order", refused: confirmed };
  const { orderId } = confirmed.outcome;
  return {
    step: "payment",
    orderId,
    payment: await startPayment(context, customer, { orderId, shopUrl }),
  };
}
