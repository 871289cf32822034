// Who brings an order, and the door: a rider delivers with the customer's code, the shop without.
import * as v from "valibot";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { DeliverBody, RiderBody } from "#app/features/api/run/run.schema.ts";
import { UpiReceivedSchema } from "#app/features/orders/collect/upi.schema.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { assignRider } from "#app/features/orders/run/assign-rider.server.ts";
import { deliverDrop } from "#app/features/orders/run/deliver-drop.server.ts";
import { deliverWithReason } from "#app/features/orders/run/deliver-with-reason.server.ts";
import { takenByUpi, takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { orderJson } from "./order-json.server.ts";
import { OrderJson } from "./order.schema.ts";
import { noOrderAnswer } from "./orders.calls.server.ts";

/** A rider is told no more than that it is done. */
const DeliveredJson = v.partial(OrderJson);
const params = { id: "0123456789abcdef" };

const riderCall = defineCall({
  method: "PUT",
  path: "/api/orders/{id}/rider",
  auth: "till",
  isRepeatable: true,
  summary: "Say who brings a packed order; null takes the rider back",
  body: RiderBody,
  answer: OrderJson,
  refusals: [404, 409],
  example: { params, body: { userId: null } },
  handle(asked) {
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const outcome = await assignRider(context, id, asked.body.userId);
        return outcome.ok ? answerOrder(context, id) : refuse(outcome.status, outcome.message);
      },
      answerNow: (context) => answerOrder(context, id),
    });
  },
});

const deliverCall = defineCall({
  method: "PUT",
  path: "/api/orders/{id}/deliver",
  auth: "deliver",
  isRepeatable: true,
  refusals: [404, 409, 429],
  summary:
    "The dispatched order is delivered: by its rider with the customer's code and the money, where some is due; by owner and cashier without, with a reason where it has a rider",
  body: DeliverBody,
  answer: DeliveredJson,
  example: { params, body: {} },
  handle(asked) {
    const { id = "" } = asked.params;
    const { customer, body } = asked;
    const answerNow = (context: RequestContext) => answerDelivered(context, customer, id);
    return makeOnce(asked, {
      make: (context) =>
        customer.role === "rider"
          ? deliverByRider(context, { customer, id, body })
          : deliverByShop(context, id, body),
      answerNow,
    });
  },
});

export const deliverCalls = [riderCall, deliverCall];

type Body = v.InferOutput<typeof DeliverBody>;
type Drop = { customer: Customer; id: string; body: Body };

async function deliverByRider(
  context: RequestContext,
  { customer, id, body }: Drop,
): Promise<ApiAnswer> {
  const read = v.safeParse(UpiReceivedSchema, { reference: body.reference });
  if (!read.success) return refuseField(400, "reference", read.issues[0].message);
  const outcome = await deliverDrop(
    context,
    { riderId: customer.id, orderId: id },
    { doorCode: body.doorCode ?? "", method: body.method, reference: read.output.reference },
  );
  if (outcome.ok) return answerDelivered(context, customer, id);
  if (outcome.status === 429) return refuseTooMany(outcome.message, outcome.retryAfter);
  return outcome.status === 400
    ? refuseField(400, outcome.field, outcome.message)
    : refuse(outcome.status, outcome.message);
}

async function deliverByShop(
  context: RequestContext,
  id: string,
  { doorCode, reason, method, reference }: Body,
): Promise<ApiAnswer> {
  const read = v.safeParse(UpiReceivedSchema, { reference });
  if (!read.success) return refuseField(400, "reference", read.issues[0].message);
  const taken = method === "upi" ? takenByUpi(read.output.reference) : takenInCash();
  const outcome = await deliverWithReason(context, id, {
    ...{ doorCode, reason, taken: method && taken },
  });
  if (outcome.ok) return answerOrder(context, id);
  return outcome.status === 400
    ? refuseField(400, outcome.field, outcome.message)
    : refuse(outcome.status, outcome.message);
}

async function answerOrder(context: RequestContext, id: string): Promise<ApiAnswer> {
  const order = await getOrder(context, id);
  return order ? answer(orderJson(order)) : noOrderAnswer;
}

function answerDelivered(
  context: RequestContext,
  { role }: Customer,
  id: string,
): Promise<ApiAnswer> {
  return role === "rider"
    ? Promise.resolve(answer({ _id: id, isDelivered: true }))
    : answerOrder(context, id);
}
