// One key, one order. The price a line was compared at is the most it is placed for, and the batch
// decides.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type ApiAnswer, refuse, refuseTooMany } from "#app/features/api/call/call.ts";
import { getFinding } from "#app/features/checkout/addresses/list-addresses.server.ts";
import { getEarlierOrder } from "#app/features/checkout/order/earlier-order.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { receiverOf } from "#app/features/checkout/sale/receiver.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import type { Receiver } from "#app/features/checkout/order/order-batch.server.ts";
import { whoseOffers } from "#app/features/checkout/order/reckon-order.server.ts";
import { codeProblem, getUsableOffers } from "#app/features/offers/read-offers.server.ts";
import { tryCode } from "#app/features/offers/try-code.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import type { IfMissing } from "#app/values/order-choices.ts";
import { reckonOffers } from "#app/values/offers.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import {
  type Claims,
  type Item,
  type PricedOrder,
  findProblem,
  freshJson,
  isOtherTotal,
  offerPaiseOf,
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
  offerCode?: string | undefined;
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
    priceOrder(context, receiver, wanted),
    getFinding(context, wanted.shippingAddress),
  ]);
  const tooMany = earlier ? null : await tooManyCodes(context, customer, { priced, wanted });
  if (tooMany) return { ok: false, refusal: tooMany };
  const problem = earlier ? null : findProblem(priced, wanted);
  if (problem) return refused(problem, { order: freshJson(priced) });
  const outcome = await placeOrder(context, receiver, {
    entries: priced.items.map(({ financialId, qty, pack }) => ({
      ...{ financialId, qty, seenPaise: pack?.dpricePaise ?? 0 },
    })),
    orderKey,
    address: { ...wanted.shippingAddress, ...finding },
    ...{ paymentMethod: wanted.paymentMethod, slotId: wanted.slotId },
    ...{ ifMissing: wanted.ifMissing, note: wanted.note },
    seenShippingPaise: shippingOf(priced),
    ...{ offerCode: wanted.offerCode, seenOfferPaise: offerPaiseOf(priced) },
    usable: priced.offers?.usable,
  });
  if (outcome.ok)
    return earlier && (await isForOtherTotal(context, outcome.orderId, wanted))
      ? keyUsed(outcome.orderId)
      : outcome;
  if (outcome.reason === "key-used") return keyUsed(outcome.orderId);
  if (outcome.reason !== "offer-changed" && "message" in outcome)
    return refused(outcome.message, {});
  const now = await priceOrder(context, receiver, wanted);
  return refused(findProblem(now, wanted) ?? priceChanged, { order: freshJson(now) });
}

/** For who tried too many wrong ones. */
async function tooManyCodes(
  context: RequestContext,
  { id }: Customer,
  { priced, wanted }: { priced: PricedOrder; wanted: WantedOrder },
): Promise<ApiAnswer | null> {
  if (!wanted.offerCode) return null;
  const problem = priced.offers?.problem ?? null;
  const tried = await tryCode(context, id, () => Promise.resolve(problem));
  return "wait" in tried ? refuseTooMany(tried.message, tried.wait) : null;
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
  receiver: Receiver,
  { orderItems, shippingAddress: { postalCode }, slotId, offerCode }: WantedOrder,
): Promise<PricedOrder> {
  const [items, delivery, usable] = await Promise.all([
    priceItems(context, orderItems),
    getDelivery(context, { postalCode }),
    getUsableOffers(context, whoseOffers(receiver), offerCode),
  ]);
  const lines = items.map(({ financialId, qty, pack }) => ({
    ...{ financialId, qty, pricePaise: pack?.dpricePaise ?? 0 },
  }));
  const reckoned = reckonOffers(lines, usable.offers);
  const offers = { reckoned, problem: codeProblem(usable, reckoned.goodsPaise), usable };
  return { items, delivery, slotId, now: context.now, offers };
}

async function isForOtherTotal(
  context: RequestContext,
  orderId: string,
  claims: Claims,
): Promise<boolean> {
  const order = await getOrder(context, orderId);
  if (order === null) return false;
  const { itemsPaise, offerPaise: offer = 0, shippingPaise: shipping } = order;
  return isOtherTotal({ items: itemsPaise + offer, offer, shipping }, claims);
}

function keyUsed(orderId: string): PlacedOrder {
  return refused("This Idempotency-Key was used for another order.", { orderId });
}

function refused(message: string, more: object): PlacedOrder {
  return { ok: false, refusal: refuse(409, message, more) };
}
