// One key, one order, and all of it or nothing: the batch decides, reads only tell afterwards why
// it was refused.
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { priceCart } from "#app/features/cart/cart-lines.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import { chargeOf, deliveryProblem } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { ifMissingChoices } from "#app/values/order-choices.ts";
import type { Paise } from "#app/values/money.ts";
import { newId } from "#app/values/identifier.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { type OverLimit, explainLimit } from "#app/features/checkout/limits/order-limits.server.ts";
import { getEarlierOrder } from "./earlier-order.server.ts";
import { type OrderRequest, type Receiver, orderStatements } from "./order-batch.server.ts";
import { digestOrder, digestWithChoices } from "./order-digest.ts";
import { type OfferChanged, goodsPaiseOf, reckonOrder } from "./reckon-order.server.ts";
import { type RefusedLine, deliveryLine, refusedLine } from "./refused-line.ts";

export type OrderOutcome =
  | { ok: true; orderId: string }
  | { ok: false; reason: "key-used"; orderId: string }
  | { ok: false; reason: "out-of-stock" | "price-rose"; lines: RefusedLine[] }
  | OverLimit
  | { ok: false; reason: "not-delivered"; message: string }
  | OfferChanged
  | { ok: false; reason: "busy" };

const mostTries = 3;

/** What the shop makes for a caller stands in its log. */
export async function placeOrder(
  context: RequestContext,
  customer: Receiver,
  request: OrderRequest,
): Promise<OrderOutcome> {
  const { ifMissing = ifMissingChoices[0], note = "" } = request;
  const phone = customer.id === null ? customer.phone : undefined;
  const digest = await digestOrder({ ...request, phone });
  const cartDigest = await digestWithChoices(digest, { ifMissing, note });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const usable = tries === 0 ? request.usable : undefined;
    const toReckon = { ...request, usable };
    const { changed, offerPaise, ...reckoned } = await reckonOrder(context, customer, toReckon);
    const paymentMethod = costsNothing(request, { ...reckoned, offerPaise })
      ? cashMethod
      : request.paymentMethod;
    const order = {
      ...{ ...request, ...reckoned, paymentMethod },
      ...{ orderId: newId(), cartDigest, customer },
    };
    const outcome =
      (changed ? null : await tryPlacing(context, order)) ??
      (await explainRefusal(context, customer, { ...request, cartDigest, offerPaise })) ??
      changed;
    if (outcome) return outcome;
  }
  return { ok: false, reason: "busy" };
}

/** Then there is nothing for a gateway to ask for. */
function costsNothing(
  { seenShippingPaise = 0 }: OrderRequest,
  { entries, offerPaise }: { entries: OrderRequest["entries"]; offerPaise: Paise },
): boolean {
  return offerPaise > 0 && goodsPaiseOf(entries) - offerPaise + seenShippingPaise === 0;
}

/** Null when the batch was refused for something that has to be looked up. */
async function tryPlacing(
  context: RequestContext,
  order: Parameters<typeof orderStatements>[1],
): Promise<OrderOutcome | null> {
  const { orderId, customer } = order;
  const isByShop = customer.id === null;
  try {
    const channel = isByShop ? ("phone" as const) : undefined;
    const statements = orderStatements(context, { ...order, channel });
    if (isByShop)
      await loggedBatch(context, { kind: "order", id: orderId, state: orderState }, statements);
    else await batch(context.db, { statements, alongside: context.alongside ?? [] });
  } catch (error) {
    const rule = refusedBy(error);
    if (rule === null) throw error;
    return await explainLimit(context, rule);
  }
  announceStockOf(context, [orderId]);
  if (order.paymentMethod === cashMethod) tellCounter(context, "orderPlaced", orderId);
  return { ok: true, orderId };
}

/** Null when the cause is gone again, such as a pack that came back meanwhile. */
async function explainRefusal(
  context: RequestContext,
  customer: Receiver,
  { cartDigest, offerPaise, ...request }: OrderRequest & { cartDigest: string; offerPaise: Paise },
): Promise<OrderOutcome | null> {
  const { orderKey, entries, address, slotId, seenShippingPaise = 0 } = request;
  const [earlier, packs, delivery] = await Promise.all([
    getEarlierOrder(context, customer.id, orderKey),
    getPacks(
      context,
      entries.map((entry) => entry.financialId),
    ),
    getDelivery(context, { postalCode: address.postalCode }),
  ]);
  if (earlier) {
    return earlier.cartDigest === cartDigest
      ? { ok: true, orderId: earlier.id }
      : { ok: false, reason: "key-used", orderId: earlier.id };
  }
  const cart = priceCart({ key: orderKey, entries }, packs);
  const lines = cart.lines.map(refusedLine);
  const short = lines.filter((line) => line.left < line.qty);
  if (short.length > 0) return { ok: false, reason: "out-of-stock", lines: short };
  const wanted = { itemsPaise: cart.itemsPaise - offerPaise, slotId };
  const message = deliveryProblem(delivery, wanted, context.now);
  if (message) return { ok: false, reason: "not-delivered", message };
  const { shippingPaise } = chargeOf(delivery, wanted);
  const risen = [...lines, deliveryLine(seenShippingPaise, shippingPaise)].filter(
    (line) => line.nowPaise > line.seenPaise,
  );
  return risen.length > 0 ? { ok: false, reason: "price-rose", lines: risen } : null;
}
