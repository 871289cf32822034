// An order goes forward only; paid is what the gateway confirms, or cash that an admin has in hand.
import * as v from "valibot";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { CancelSchema } from "#app/features/orders/cancel/cancel.schema.ts";
import {
  acceptOrder,
  dispatchOrder,
  packOrder,
} from "#app/features/orders/progress/advance-order.server.ts";
import { UpiReceivedSchema } from "#app/features/orders/collect/upi.schema.ts";
import { recordCash, recordUpi } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { SettleSchema } from "#app/features/orders/settle/settle.schema.ts";
import { getPaymentResult } from "#app/features/payments/result/payment-result.server.ts";
import { type Right, may } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { orderJson } from "./order-json.server.ts";
import { OrderJson } from "./order.schema.ts";
import { PayBody } from "./pay.schema.ts";
import { noOrderAnswer, refuseMissing } from "./orders.calls.server.ts";

type Step = typeof packOrder | typeof recordCash;

const params = { id: "0123456789abcdef" };
const common = {
  method: "PUT",
  answer: OrderJson,
  isRepeatable: true,
  refusals: [404, 409],
} as const;

type Asked = {
  request: Request;
  context: RequestContext;
  customer: Customer;
  params: Record<string, string>;
  body?: unknown;
};

function takeStep(asked: Asked, step: Step): Promise<ApiAnswer> {
  const { id = "" } = asked.params;
  return makeOnce(
    { body: {}, ...asked },
    {
      async make(context) {
        const outcome = await step(context, id);
        return outcome.ok ? answerOrder(context, id) : refuse(outcome.status, outcome.message);
      },
      answerNow: (context) => answerOrder(context, id),
    },
  );
}

type StepCall = { name: string; right: Right; summary: string; step: Step };

function stepCall({ name, right, summary, step }: StepCall) {
  return defineCall({
    ...common,
    path: `/api/orders/{id}/${name}`,
    auth: right,
    summary,
    example: { params },
    handle: (asked) => takeStep(asked, step),
  });
}

async function answerOrder(context: RequestContext, id: string): Promise<ApiAnswer> {
  const order = await getOrder(context, id);
  return order ? answer(orderJson(order)) : noOrderAnswer;
}

const unpaid = {
  unpaid: refuse(409, "The payment gateway knows of no payment for this order."),
  pending: refuse(409, "The payment is still being processed."),
  refunding: refuse(409, "A payment came too late and is being refunded."),
  unavailable: refuse(424, "The payment gateway can't be asked now. Please try again."),
};

const payOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/pay",
  auth: "customer",
  refusals: [400, 403, 404, 409, 424],
  summary:
    "Ask the payment gateway whether the order is paid; an admin records cash with method cash, and UPI with method upi and, where they are known, the last digits of its reference",
  body: PayBody,
  example: { params, body: { method: "cash" }, as: "admin" },
  async handle(asked) {
    const { context, customer, body } = asked;
    const { id = "" } = asked.params;
    const order = await getOrder(context, id);
    if (!order) return refuseMissing(customer, "counter");
    if (body.method === "cash" || body.method === "upi")
      return may(customer.role, "till")
        ? recordReceived(asked, body)
        : refuse(
            403,
            customer.role ? words.whose.till : `Only an admin may record ${body.method}.`,
          );
    const result = order.paidAt === null ? await getPaymentResult(context, customer, id) : "paid";
    return result === "paid" ? answerOrder(context, id) : unpaid[result];
  },
});

function recordReceived(asked: Asked, { method, reference }: v.InferOutput<typeof PayBody>) {
  if (method === "cash") return takeStep(asked, recordCash);
  const read = v.safeParse(UpiReceivedSchema, { reference: reference ?? "" });
  if (!read.success) return refuseField(400, "reference", read.issues[0].message);
  return takeStep(asked, (context, id) => recordUpi(context, id, read.output.reference));
}

const acceptOrderCall = stepCall({
  ...{ name: "accept", right: "counter", step: acceptOrder },
  summary: "The shop has seen the order and takes it on",
});
const packOrderCall = stepCall({
  ...{ name: "pack", right: "counter", step: packOrder },
  summary: "The order is packed",
});
const dispatchOrderCall = stepCall({
  ...{ name: "dispatch", right: "counter", step: dispatchOrder },
  summary: "The packed order is dispatched",
});
const settleOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/settle",
  auth: "counter",
  refusals: [400, 404, 409],
  summary: "The order is packed with lines short or swapped; lines left out are packed whole",
  body: SettleSchema,
  example: { params, body: { lines: [{ financialId: "0123456789", packed: 1 }] } },
  handle(asked) {
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const outcome = await settleOrder(context, id, asked.body.lines);
        if (outcome.ok) return answerOrder(context, id);
        return outcome.reason === "invalid"
          ? refuseField(400, `lines.${outcome.field}`, outcome.message)
          : refuse(outcome.status, outcome.message);
      },
      answerNow: (context) => answerOrder(context, id),
    });
  },
});

const putOnKhataCall = stepCall({
  ...{ name: "khata", right: "till", step: putOnKhata },
  summary: "Put a packed, unpaid order on its customer's khata",
});
const undoStepCall = stepCall({
  ...{ name: "undo", right: "till", step: (context, orderId) => undoStep(context, orderId) },
  summary: "Take back the newest step, within 10 minutes",
});

const cancelOrderCall = defineCall({
  ...common,
  path: "/api/orders/{id}/cancel",
  auth: "customer",
  summary: "Cancel an order: one's own until it is packed, an admin any until it is delivered",
  body: CancelSchema,
  example: { params, body: { reason: "Ordered twice" } },
  async handle(asked) {
    const answered = await takeStep(asked, (context, orderId) =>
      cancelOrder(context, asked.customer, { orderId, reason: asked.body.reason }),
    );
    return answered.status === 404 ? refuseMissing(asked.customer, "till") : answered;
  },
});

export const progressCalls = [
  payOrderCall,
  acceptOrderCall,
  packOrderCall,
  settleOrderCall,
  dispatchOrderCall,
  putOnKhataCall,
  undoStepCall,
  cancelOrderCall,
];
