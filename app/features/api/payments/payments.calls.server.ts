// A payment is of an order's own amount, for its own customer: what the client sends can only agree
// or be refused.
import type { Customer } from "#app/features/session/visitor.server.ts";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { startPayment } from "#app/features/payments/start/start-payment.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { PaymentLinkJson, PaypalJson, StartPaymentBody } from "./payments.schema.ts";

type Asked = {
  request: Request;
  context: RequestContext;
  customer: Customer;
  body: { order_id: string; amount: number; customerId: string };
};

const common = {
  method: "POST",
  auth: "customer",
  body: StartPaymentBody,
  answer: PaymentLinkJson,
  refusals: [404, 409, 424, 429],
} as const;
const example = { body: { order_id: "0123456789abcdef", amount: 499, customerId: "9000000002" } };
const failed = "Failed to initiate payment";

async function start({ request, context, customer, body }: Asked): Promise<ApiAnswer> {
  const order = await getOrder(context, body.order_id);
  if (!order) return refuse(404, "There is no such order.");
  if (order.cancelledAt !== null) return refuse(409, "This order is cancelled.");
  if (body.amount !== order.payablePaise)
    return refuseField(409, "amount", "This is not the order's total.");
  if (body.customerId !== order.customerPhone && body.customerId !== customer.phone) {
    return refuseField(409, "customerId", "This is not the order's customer.");
  }
  const started = await startPayment(context, customer, {
    orderId: order.id,
    shopUrl: request.url,
  });
  if (started.ok) return answer({ status: "NEW", data: { payment_links: { web: started.link } } });
  if (started.reason === "limited") return refuseTooMany(failed, started.retryAfter);
  if (started.reason === "not-found") return refuse(404, "There is no such order.");
  if (started.reason === "paid") return refuse(409, "This order is paid already.");
  if (started.reason === "cancelled") return refuse(409, "This order is cancelled.");
  if (started.reason === "on-khata") return refuse(409, "This order is on the khata.");
  if (started.reason === "nothing-left") return refuse(409, "Nothing is left to pay.");
  if (started.reason === "stock-gone")
    return refuse(409, `${failed}: not all of it is in stock any more.`, {
      missing: started.missing,
    });
  return refuse(424, started.reason === "no-link" ? "Payment link not available" : failed);
}

const startPaymentCall = defineCall({
  ...common,
  path: "/api/payments/initiateJuspayPayment",
  summary: "Begin an online payment: the answer leads to the payment page",
  example,
  handle: start,
});

const retryPaymentCall = defineCall({
  ...common,
  path: "/api/payments/initiateJuspayPaymentAtDelivery",
  summary: "Begin the payment of an order again",
  example,
  handle: start,
});

const paypalCall = defineCall({
  method: "GET",
  path: "/api/config/paypal",
  auth: "anyone",
  summary: "There is no PayPal here: an empty client id",
  answer: PaypalJson,
  example: {},
  handle: async () => answer({ clientId: "" }),
});

export const paymentCalls = [startPaymentCall, retryPaymentCall, paypalCall];
