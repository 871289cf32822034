// The customer cancels until the order is packed, the shop until it is delivered. What is held or
// packed goes back to the shelf, what was charged goes back to the customer and a paper that was
// issued is taken back, in the batch that cancels; a second time changes nothing.
import { type SQL, and, eq, exists, isNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { creditDocument } from "#app/features/billing/credit-note.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { heldPacks } from "#app/features/orders/held-packs.server.ts";
import { putOnShelf } from "#app/features/orders/shelf.server.ts";
import { bookDoor } from "#app/features/orders/progress/book-order.server.ts";
import { paidSums } from "#app/features/orders/progress/paid-sums.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import { takeOrderBack } from "#app/features/khata/take-back.server.ts";
import { receiver, tellCustomer } from "#app/features/notices/tell-customer.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, coalesce } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { may } from "#app/values/roles.ts";
import type { Canceller } from "#app/values/order-choices.ts";

type Wanted = { orderId: string; reason: string };

export async function cancelOrder(
  context: RequestContext,
  customer: Customer,
  { orderId, reason }: Wanted,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  const isOrder = eq(orders.id, orderId);
  const isShops = may(customer.role, "till");
  const isMeant = isShops ? isOrder : and(isOrder, eq(orders.userId, customer.id));
  const isOpen = isShops ? isNull(orders.deliveredAt) : isNull(orders.packedAt);
  const which = and(isMeant, isOpen, isNull(orders.cancelledAt))!;
  const statements = {
    found: context.db.select({ cancelledAt: orders.cancelledAt }).from(orders).where(isMeant),
    stock: giveStockBack(context, orderId, which),
    khata: takeOrderBack(context, which),
    booked: bookGivenBack(context, which),
    cancelled: cancel(context, which, { by: isShops ? "shop" : "customer", reason }),
    place: countPlaces(context, isOrder),
    refund: oweRefund(context, orderId),
    note: creditDocument(context, orderId),
  };
  const { found, cancelled } = isShops
    ? await loggedBatch(context, { kind: "order", id: orderId, state: orderState }, statements)
    : (await batch(context.db, { own: statements, alongside: context.alongside ?? [] })).own;
  const [order] = found;
  if (!order) return noOrder();
  if (!cancelled[0]) return order.cancelledAt === null ? tooLate(context, customer) : { ok: true };
  announceStockOf(context, [orderId]);
  tellCounter(context, "orderChanged", orderId);
  tellCustomer(context, { ...cancelled[0], event: "cancelled" });
  return { ok: true };
}

/** What the customer is texted about. */
const told = {
  ...receiver,
  amountPaise: orders.totalPaise,
};

/** What was taken at the door. */
function bookGivenBack(context: RequestContext, which: SQL) {
  return bookDoor(context, { costs: 0, at: context.now, step: "cancelled", which });
}

function cancel(
  { db, now }: RequestContext,
  which: SQL,
  { by, reason }: { by: Canceller; reason: string },
) {
  return db
    .update(orders)
    .set({
      ...{ cancelledAt: now, cancelledBy: by, cancelReason: reason || null },
      stockReturnedAt: coalesce(orders.stockReturnedAt, now),
      ...paidSums(0),
    })
    .where(which)
    .returning(told);
}

/** Not what was given back before, when nobody paid in time. */
function giveStockBack(context: RequestContext, orderId: string, which: SQL) {
  const { db } = context;
  const isHeld = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, isNull(orders.stockReturnedAt)));
  return {
    packs: putOnShelf(context, heldPacks(orderId), exists(isHeld)),
    cards: refreshCards(db, cardsOfOrders([orderId])),
  };
}

/** Why it is too late to cancel, and whom to call. */
export async function tooLate(context: RequestContext, { role }: Pick<Customer, "role">) {
  if (may(role, "till")) return refusedStep("too-late", words.delivered);
  const { contactPhone: phone } = await getShopContact(context);
  return refusedStep("too-late", phone ? words.packedCall(phone) : words.packed);
}
