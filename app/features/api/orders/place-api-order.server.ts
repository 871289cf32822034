// One key, one order. The price a line was compared at is the most it is placed for, and the batch
// decides.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type ApiAnswer, refuse } from "#app/features/api/call/call.ts";
import { getEarlierOrder } from "#app/features/checkout/order/earlier-order.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import type { IfMissing } from "#app/values/order-choices.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import {
  type Claims,
  type Item,
  findProblem,
  freshJson,
  isOtherTotal,
  priceChanged,
  priceItems,
} from "./price-items.server.ts";

export type WantedOrder = Claims & {
  /** The client's name for this order, "" for none. */
  key: string;
  orderItems: Item[];
  shippingAddress: { street: string; city: string; postalCode: string };
  paymentMethod: PaymentMethod;
  ifMissing: IfMissing;
  note: string;
};
export type PlacedOrder = { ok: true; orderId: string } | { ok: false; refusal: ApiAnswer };

export async function placeApiOrder(
  context: RequestContext,
  customer: Customer,
  wanted: WantedOrder,
): Promise<PlacedOrder> {
  const orderKey = wanted.key ? `api-${(await sha256Hex(wanted.key)).slice(0, 40)}` : newId();
  // In one batch: while there is no earlier order, none has taken its stock.
  const [earlier, items] = await Promise.all([
    getEarlierOrder(context, customer.id, orderKey),
    priceItems(context, wanted.orderItems),
  ]);
  const problem = earlier ? null : findProblem(items, wanted);
  if (problem) return refused(problem, { order: freshJson(items) });
  const outcome = await placeOrder(context, customer, {
    entries: items.map(({ financialId, qty, pack }) => ({
      financialId,
      qty,
      seenPaise: pack?.dpricePaise ?? 0,
    })),
    orderKey,
    address: wanted.shippingAddress,
    paymentMethod: wanted.paymentMethod,
    ifMissing: wanted.ifMissing,
    note: wanted.note,
  });
  if (outcome.ok)
    return earlier && (await isForOtherTotal(context, outcome.orderId, wanted))
      ? keyUsed(outcome.orderId)
      : outcome;
  if (outcome.reason === "key-used") return keyUsed(outcome.orderId);
  if (outcome.reason === "over-limit") return refused(outcome.message, {});
  const now = await priceItems(context, wanted.orderItems);
  return refused(findProblem(now, wanted) ?? priceChanged, { order: freshJson(now) });
}

async function isForOtherTotal(
  context: RequestContext,
  orderId: string,
  claims: Claims,
): Promise<boolean> {
  const order = await getOrder(context, orderId);
  return order !== null && isOtherTotal(order.itemsPaise, claims);
}

function keyUsed(orderId: string): PlacedOrder {
  return refused("This Idempotency-Key was used for another order.", { orderId });
}

function refused(message: string, more: object): PlacedOrder {
  return { ok: false, refusal: refuse(409, message, more) };
}
