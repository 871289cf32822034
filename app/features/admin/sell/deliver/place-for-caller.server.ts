import type * as v from "valibot";
import { getFinding } from "#app/features/checkout/addresses/list-addresses.server.ts";
import type { Receiver } from "#app/features/checkout/order/order-batch.server.ts";
import { reckonOrder } from "#app/features/checkout/order/reckon-order.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { receiverOf } from "#app/features/checkout/sale/receiver.server.ts";
import { saleProblem } from "#app/features/checkout/sale/sell-checked.server.ts";
import { words as sale } from "#app/features/checkout/sale/words.ts";
import { getTillLines } from "#app/features/admin/sell/till-packs.server.ts";
import { type Held, type TillLine, totalOf } from "#app/features/admin/sell/till.ts";
import {
  type DeliveryRules,
  chargeOf,
  deliveryProblem,
  getDelivery,
  isServed,
} from "#app/features/delivery/get-delivery.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import type { DeliverSchema } from "./deliver.schema.ts";
import { words } from "./words.ts";

export type PlacedForCaller =
  | { ok: true; orderId: string }
  | {
      ok: false;
      status: 400 | 409;
      /** Beside which field it is said; none where it is of the whole. */
      field?: "postalCode";
      message: string;
      shippingPaise: number;
      offerPaise: number;
    };

/** What bringing it costs, and what offers take off, is said before it is placed. */
export async function placeForCaller(
  context: RequestContext,
  admin: Customer,
  { held, form }: { held: Held; form: v.InferOutput<typeof DeliverSchema> },
): Promise<PlacedForCaller> {
  const { phoneNo: phone, name, street, city, postalCode, note, slotId } = form;
  const items = held.lines;
  const [lines, delivery, finding, receiver, problem] = await Promise.all([
    getTillLines(context, items),
    getDelivery(context, { postalCode }),
    getFinding(context, { street, city, postalCode }),
    receiverOf(context, { phone, name }),
    items.length > 0
      ? saleProblem(context, { items, totalPaise: form.total || undefined })
      : sale.empty,
  ]);
  const sums = await reckonForCaller(context, { lines, delivery, receiver, slotId });
  const { itemsPaise, offerPaise, shippingPaise } = sums;
  const refused = (message: string, status: 400 | 409 = 409) =>
    ({ ok: false, status, message, shippingPaise, offerPaise }) as const;
  if (problem) return refused(problem, items.length > 0 ? 409 : 400);
  const notThere = deliveryProblem(delivery, { itemsPaise, slotId }, context.now);
  if (notThere && delivery && !isServed(delivery))
    return { ...refused(notThere, 400), field: "postalCode" };
  if (notThere) return refused(notThere, 400);
  const other = otherThanSaid(form, { itemsPaise, shippingPaise, offerPaise });
  if (other) return refused(other);
  const placed = await placeOrder(context, receiver, {
    entries: lines.map(entryOf),
    orderKey: `phone-${(await sha256Hex(`${admin.id} ${held.key}`)).slice(0, 40)}`,
    address: { street, city, postalCode, ...finding },
    paymentMethod: cashMethod,
    ...{ seenShippingPaise: shippingPaise, seenOfferPaise: offerPaise },
    ...{ note, slotId },
  });
  if (placed.ok) return placed;
  if (placed.reason === "key-used") return refused(words.madeBefore);
  if ("message" in placed) return refused(placed.message);
  return refused((await saleProblem(context, { items })) ?? words.busy);
}

type ToReckonFor = {
  lines: TillLine[];
  delivery: DeliveryRules | null;
  receiver: Receiver;
  slotId: string | undefined;
};

/** What the goods come to for who called, once they are brought there. */
export async function reckonForCaller(
  context: RequestContext,
  { lines, delivery, receiver, slotId }: ToReckonFor,
): Promise<Sums> {
  const { offerPaise } = await reckonOrder(context, receiver, { entries: lines.map(entryOf) });
  const itemsPaise = totalOf(lines) - offerPaise;
  const { shippingPaise } = chargeOf(delivery, { itemsPaise, slotId });
  return { itemsPaise, offerPaise, shippingPaise };
}

type Said = Pick<v.InferOutput<typeof DeliverSchema>, "shipping" | "offer">;
type Sums = Record<"itemsPaise" | "shippingPaise" | "offerPaise", Paise>;

/** What the customer has to be told first; null where the page said it. */
function otherThanSaid(
  { shipping, offer }: Said,
  { itemsPaise, shippingPaise, offerPaise }: Sums,
): string | null {
  const total = formatPaise(itemsPaise + shippingPaise);
  if (offerPaise !== offer) return words.takenOff(formatPaise(offerPaise), total);
  return shippingPaise === shipping ? null : words.costs(formatPaise(shippingPaise), total);
}

function entryOf({ pack, qty }: TillLine) {
  return { financialId: pack.financialId, qty, seenPaise: pack.dpricePaise };
}
