// An order goes forward only; paid is what the gateway confirms, or cash that an admin has in hand.
import { type ApiAnswer, answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { CancelSchema } from "#app/features/orders/cancel/cancel.schema.ts";
import {
  acceptOrder,
  deliverOrder,
  dispatchOrder,
  packOrder,
} from "#app/features/orders/progress/advance-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { getPaymentResult } from "#app/features/payments/result/payment-result.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { orderJson } from "./order-json.server.ts";
import { OrderJson, PayBody } from "./order.schema.ts";
import { noOrderAnswer } from "./orders.calls.server.ts";

type Step = typeof packOrder | typeof recordCash;

const params = { id: "0123456789abcdef" };
const common = { method: "PUT", answer: OrderJson, refusals: [404, 409] } as const;

async function takeStep(context: RequestContext, id: string, step: Step): Promise<ApiAnswer> {
  const outcome = await step(context, id);
  if (!outcome.ok) return refuse(outcome.status, outcome.message);
  return answerOrder(context, id);
}

async function answerOrder(context: RequestContext, id: string): Promise<ApiAnswer> {
  const order = await getOrder(context, id);
  return order ? answer(orderJson(order)) : noOrderAnswer;
}

const unpaid = {
  unpaid: refuse(409, "The payment gateway knows of no payment for this order."),
  pending: refuse(409, "The payment is not decided yet."),
  refunding: refuse(409, "A payment came too late and is being refunded."),
  unavailable: refuse(424, "The payment gateway can't be asked now. Please try again."),
};

const payOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/pay",
  auth: "customer",
  refusals: [403, 404, 409, 424],
  summary:
    "Ask the payment gateway whether the order is paid; an admin records cash with method cash",
  body: PayBody,
  example: { params, body: { method: "cash" }, as: "admin" },
  async handle({ context, params: { id = "" }, customer, body }) {
    const order = await getOrder(context, id);
    if (!order) return noOrderAnswer;
    if (body.method === "cash")
      return customer.isAdmin
        ? takeStep(context, id, recordCash)
        : refuse(403, "Only an admin may record cash.");
    const result = order.paidAt === null ? await getPaymentResult(context, customer, id) : "paid";
    return result === "paid" ? answerOrder(context, id) : unpaid[result];
  },
});

const packOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/pack",
  auth: "admin",
  summary: "The order is packed",
  example: { params },
  handle: ({ context, params: { id = "" } }) => takeStep(context, id, packOrder),
});

const dispatchOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/dispatch",
  auth: "admin",
  summary: "The packed order is dispatched",
  example: { params },
  handle: ({ context, params: { id = "" } }) => takeStep(context, id, dispatchOrder),
});

const deliverOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/deliver",
  auth: "admin",
  summary: "The dispatched order is delivered",
  example: { params },
  handle: ({ context, params: { id = "" } }) => takeStep(context, id, deliverOrder),
});

const acceptOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/accept",
  auth: "admin",
  summary: "The shop has seen the order and takes it on",
  example: { params },
  handle: ({ context, params: { id = "" } }) => takeStep(context, id, acceptOrder),
});

const undoStepCall = defineCall({
  ...common,
  path: "/api/orders/{id}/undo",
  auth: "admin",
  summary: "Take back the newest step, within 10 minutes",
  example: { params },
  handle: ({ context, params: { id = "" } }) =>
    takeStep(context, id, (asked, orderId) => undoStep(asked, orderId)),
});

const cancelOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/cancel",
  auth: "customer",
  summary: "Cancel an order: one's own until it is packed, an admin any until it is delivered",
  body: CancelSchema,
  example: { params, body: { reason: "Ordered twice" } },
  handle: ({ context, params: { id = "" }, customer, body: { reason } }) =>
    takeStep(context, id, (asked, orderId) => cancelOrder(asked, customer, { orderId, reason })),
});

export const progressCalls = [
  payOrderCall,
  acceptOrderCall,
  packOrderCall,
  dispatchOrderCall,
  deliverOrderCall,
  undoStepCall,
  cancelOrderCall,
];
