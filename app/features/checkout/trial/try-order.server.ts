// A test order does all that a real one does, to the cash in the drawer, in one batch that is broken at its end: the
// database takes back every row, so that nothing is left in stock, book and papers. How far it came is told by what broke it.
import { eq, isNull } from "drizzle-orm";
import { issueDocument } from "#app/features/billing/issue-document.server.ts";
import { type PaperPreview, previewPaper } from "#app/features/billing/paper-preview.server.ts";
import { unclassedGoods } from "#app/features/billing/settled-goods.server.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import { explainLimit } from "#app/features/checkout/limits/order-limits.server.ts";
import { orderStatements } from "#app/features/checkout/order/order-batch.server.ts";
import { reckonOrder } from "#app/features/checkout/order/reckon-order.server.ts";
import { chargeOf, deliveryProblem } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { acceptedToo, settledAt } from "#app/features/orders/progress/advance-order.server.ts";
import { bookDelivery } from "#app/features/orders/progress/book-order.server.ts";
import { takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import { markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { markTried } from "#app/features/shop/facts/shop-facts.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, batch } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { orders } from "#db/schema/orders.ts";
import { shopFacts } from "#db/schema/shop.ts";
import type { Trial } from "./trial.schema.ts";
import { words } from "./words.ts";

export type TriedOrder =
  { ok: true; paper: PaperPreview } | { ok: false; field: keyof Trial; message: string };

const refused = (field: keyof Trial, message: string): TriedOrder => ({
  ...{ ok: false, field, message },
});

export async function tryOrder(
  context: RequestContext,
  owner: Customer,
  trial: Trial,
): Promise<TriedOrder> {
  const { financialId, qty, postalCode } = trial;
  const [[pack], delivery] = await Promise.all([
    getPacks(context, [financialId]),
    getDelivery(context, { postalCode }),
  ]);
  if (!pack?.pricePaise) return refused("financialId", words.notSold);
  if (pack.countInStock < qty) return refused("qty", words.onlyLeft(pack.countInStock));
  const entries = [{ financialId, qty, seenPaise: pack.dpricePaise }];
  const { offerPaise, changed: _, ...reckoned } = await reckonOrder(context, owner, { entries });
  const itemsPaise = qty * pack.dpricePaise - offerPaise;
  const problem = deliveryProblem(delivery, { itemsPaise }, context.now);
  if (problem) return refused("postalCode", problem);
  const { shippingPaise } = chargeOf(delivery, { itemsPaise });
  const rule = await breakAtEnd(context, { ...reckoned, owner, postalCode, shippingPaise });
  if (rule !== wentThrough) return explain(context, rule);
  await markTried(context);
  return { ok: true, paper: await previewPaper(context, { pack, qty, offerPaise, shippingPaise }) };
}

type Tried = Pick<Parameters<typeof orderStatements>[1], "entries" | "offers"> & {
  owner: Customer;
  postalCode: string;
  shippingPaise: Paise;
};

/** The CHECK that nothing but the end of a test order breaks. */
const wentThrough = "shop_facts_one";

async function breakAtEnd(context: RequestContext, tried: Tried): Promise<string> {
  try {
    await batch(context.db, trialStatements(context, tried));
  } catch (error) {
    const rule = refusedBy(error);
    if (rule !== null) return rule;
    throw error;
  }
  throw new Error("A test order was kept");
}

function trialStatements(context: RequestContext, tried: Tried) {
  const { db, now } = context;
  const { owner, postalCode, shippingPaise, ...reckoned } = tried;
  const orderId = newId();
  const isThis = eq(orders.id, orderId);
  const steps = { packedAt: now, dispatchedAt: now, deliveredAt: now };
  return {
    placed: orderStatements(context, {
      ...reckoned,
      ...{ orderId, orderKey: `trial-${orderId}`, cartDigest: "", customer: owner },
      address: { street: words.street, city: words.street, postalCode },
      ...{ paymentMethod: cashMethod, seenShippingPaise: shippingPaise },
    }),
    handedOver: db
      .update(orders)
      .set({ ...acceptedToo(context), ...steps, ...settledAt(orders.totalPaise) })
      .where(allOf(isThis, isNull(unclassedGoods(context)))),
    delivered: bookDelivery(context, { at: now, step: "delivered", which: isThis }),
    paid: markPaid(context, isThis, takenInCash()),
    paper: issueDocument(context, isThis),
    whole: db
      .update(orders)
      .set({ linesWritten: -1 })
      .where(allOf(isThis, isNull(orders.packedAt))),
    takenBack: db.insert(shopFacts).values({ id: 2 }),
  };
}

/** Of all that was looked at before, only what the paper lacks can be left, or a limit. */
async function explain(context: RequestContext, rule: string): Promise<TriedOrder> {
  const overLimit = await explainLimit(context, rule);
  if (overLimit) return refused("qty", overLimit.message);
  return refused("financialId", rule === "orders_whole" ? words.noTaxClass : words.tryAgain);
}
