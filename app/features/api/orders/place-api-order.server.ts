// One key, one order. The price a line was compared at is the most it is placed for, and the batch
// decides.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type ApiAnswer, refuse } from "#app/features/api/call/call.ts";
import { getFinding } from "#app/features/checkout/addresses/list-addresses.server.ts";
import { getEarlierOrder } from "#app/features/checkout/order/earlier-order.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { receiverOf } from "#app/features/checkout/sale/receiver.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import type { IfMissing } from "#app/values/order-choices.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import {
  type Claims,
  type Item,
  type PricedOrder,
  findProblem,
  freshJson,
  isOtherTotal,
  priceChanged,
  priceItems,
  shippingOf,
} from "./price-items.server.ts";

export type WantedOrder = Claims & {
  /** The client's name for this order, "" for none. */
  key: string;
  orderItems: Item[];
  shippingAddress: { street: string; city: string; postalCode: string };
  paymentMethod: PaymentMethod;
  ifMissing: IfMissing;
  note: string;
  slotId?: string | undefined;
  /** Who called an admin. */
  for?: { phoneNo: string; name: string } | undefined;
};
export type PlacedOrder = { ok: true; orderId: string } | { ok: false; refusal: ApiAnswer };

export async function placeApiOrder(
  context: RequestContext,
  customer: Customer,
  wanted: WantedOrder,
): Promise<PlacedOrder> {
  const receiver = await whoseOrder(context, customer, wanted);
  const orderKey = await keyOf(customer, wanted);
  // In one batch: while there is no earlier order, none has taken its stock.
  const [earlier, priced, finding] = await Promise.all([
    getEarlierOrder(context, receiver.id, orderKey),
    priceOrder(context, wanted),
    getFinding(context, wanted.shippingAddress),
  ]);
  const problem = earlier ? null : findProblem(priced, wanted);
  if (problem) return refused(problem, { order: freshJson(priced) });
  const outcome = await placeOrder(context, receiver, {
    entries: priced.items.map(({ financialId, qty, pack }) => ({
      financialId,
      qty,
      seenPaise: pack?.dpricePaise ?? 0,
    })),
    orderKey,
    address: { ...wanted.shippingAddress, ...finding },
    paymentMethod: wanted.paymentMethod,
    ifMissing: wanted.ifMissing,
    note: wanted.note,
    slotId: wanted.slotId,
    seenShippingPaise: shippingOf(priced),
  });
  if (outcome.ok)
    return earlier && (await isForOtherTotal(context, outcome.orderId, wanted))
      ? keyUsed(outcome.orderId)
      : outcome;
  if (outcome.reason === "key-used") return keyUsed(outcome.orderId);
  if ("message" in outcome) return refused(outcome.message, {});
  const now = await priceOrder(context, wanted);
  return refused(findProblem(now, wanted) ?? priceChanged, { order: freshJson(now) });
}

/** The caller's, if an admin makes it for one. */
async function whoseOrder(context: RequestContext, customer: Customer, wanted: WantedOrder) {
  if (!wanted.for) return customer;
  return receiverOf(context, { phone: wanted.for.phoneNo, name: wanted.for.name });
}

/** Keys of what the shop makes are unique in it: each admin's are their own. */
async function keyOf({ id }: Customer, { for: caller, key }: WantedOrder): Promise<string> {
  if (!key) return newId();
  const digest = await sha256Hex(caller ? `${id} ${key}` : key);
  return `${caller ? "phone" : "api"}-${digest.slice(0, 40)}`;
}

async function priceOrder(
  context: RequestContext,
  { orderItems, shippingAddress: { postalCode }, slotId }: WantedOrder,
): Promise<PricedOrder> {
  const [items, delivery] = await Promise.all([
    priceItems(context, orderItems),
    getDelivery(context, { postalCode }),
  ]);
  return { items, delivery, slotId, now: context.now };
}

async function isForOtherTotal(
  context: RequestContext,
  orderId: string,
  claims: Claims,
): Promise<boolean> {
  const order = await getOrder(context, orderId);
  return order !== null && isOtherTotal(order.itemsPaise, order.shippingPaise, claims);
}

function keyUsed(orderId: string): PlacedOrder {
  return refused("This Idempotency-Key was used for another order.", { orderId });
}

function refused(message: string, more: object): PlacedOrder {
  return { ok: false, refusal: refuse(409, message, more) };
}
