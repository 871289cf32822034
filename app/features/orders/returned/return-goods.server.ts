// Packs that came back after the dispatch: their credit note, the shelf, what the order costs now,
// and with it what goes back to the customer or is owed less, in one batch. The caller has made sure
// that an admin asks.
import { type Column, type SQL, and, eq, exists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orderReturns } from "#db/schema/invoices.ts";
import { khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import {
  type ReturnedLine,
  askedJson,
  creditReturn,
  isReturned,
} from "#app/features/billing/credit-note.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { giveOrder } from "#app/features/khata/give-order.server.ts";
import { takeOrderBack } from "#app/features/khata/take-back.server.ts";
import { bookDoor } from "#app/features/orders/progress/book-order.server.ts";
import { paidSums } from "#app/features/orders/progress/paid-sums.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { putOnShelf } from "#app/features/orders/shelf.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { lastReturnAt } from "#app/features/payments/order-times.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";

/** `nth` is how often goods of the order had come back on the page of the form; `id` is the return's own. */
export type GoodsBack = { orderId: string; nth: number; lines: ReturnedLine[]; id?: string };

export async function returnGoods(context: RequestContext, back: GoodsBack): Promise<StepOutcome> {
  if (!isId(back.orderId)) return noOrder();
  try {
    return await write(context, back);
  } catch (error) {
    if (refusedBy(error) !== "documents_credited") throw error;
    return refusedStep("out-of-order", words.moreThanSold);
  }
}

async function write(context: RequestContext, back: GoodsBack): Promise<StepOutcome> {
  const { orderId, nth, lines, id = newId() } = back;
  const { db } = context;
  const offId = newId();
  const isThis = and(eq(orders.id, orderId), isReturned(id))!;
  const about = { kind: "order", id: orderId, state: orderState } as const;
  const {
    order: [order],
    written: [written],
  } = await loggedBatch(context, about, {
    order: db
      .select({ dispatchedAt: orders.dispatchedAt, cancelledAt: orders.cancelledAt })
      .from(orders)
      .where(eq(orders.id, orderId)),
    credit: creditReturn(context, { id, orderId, nth, lines }),
    offKhata: takeOrderBack(context, isThis, offId),
    booked: bookLess(context, { id, nth, isThis }),
    price: lowerPrice(context, id, isThis),
    onKhata: giveAgain(context, orderId, offId),
    shelf: giveStockBack(context, orderId, id),
    refund: oweRefund(context, orderId, `returned ${id}`),
    written: db
      .select({ id: orderReturns.id, asked: orderReturns.asked })
      .from(orderReturns)
      .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.nth, nth))),
  });
  if (!order) return noOrder();
  if (written?.id === id) {
    announceStockOf(context, [orderId]);
    tellCounter(context, "orderChanged", orderId);
    return { ok: true };
  }
  if (written?.asked === askedJson(lines)) return { ok: true };
  if (order.cancelledAt !== null) return isCancelled();
  return order.dispatchedAt === null
    ? refusedStep("out-of-order", words.notDispatched)
    : refusedStep("out-of-order", words.cameBackMeanwhile);
}

/** On the khata, if it was taken off it just now. */
function giveAgain(context: RequestContext, orderId: string, offId: string) {
  const { id } = khataEntries;
  const off = context.db.select({ id }).from(khataEntries).where(eq(id, offId));
  const isThis = eq(alias(orders, "o").id, orderId);
  return giveOrder(context, and(isThis, exists(off))!, { isAgain: true });
}

/** Of an order's amount what is left without that of the credit note. */
const withoutNote = (id: string, paise: SQL | Column, ofNote: string) =>
  sql`(${paise} - (SELECT ${sql.raw(ofNote)} FROM documents
    WHERE number = (SELECT number FROM order_returns WHERE id = ${id})))`;

const costsNow = (id: string) => withoutNote(id, payablePaise(), "gross_paise + round_off_paise");

type Back = { id: string; nth: number; isThis: SQL };

/** What was taken at the door. */
function bookLess(context: RequestContext, { id, nth, isThis }: Back) {
  const step = `returned ${nth}`;
  return bookDoor(context, { costs: costsNow(id), at: lastReturnAt, step, which: isThis });
}

function lowerPrice({ db }: RequestContext, id: string, isThis: SQL) {
  const costs = costsNow(id);
  const roundOffPaise = withoutNote(id, orders.roundOffPaise, "round_off_paise");
  return db
    .update(orders)
    .set({ settledPaise: costs, roundOffPaise, ...paidSums(costs) })
    .where(isThis);
}

function giveStockBack(context: RequestContext, orderId: string, id: string) {
  const sellable = sql`(SELECT n.value ->> 'financialId' AS financial_id, sum(n.value ->> 'qty') AS qty
    FROM order_returns AS r JOIN documents AS d ON d.number = r.number JOIN json_each(d.lines) AS n
    JOIN json_each(r.asked) AS a ON a.value ->> 0 = n.value ->> 'of'
    WHERE r.id = ${id} AND a.value ->> 2 = 1 GROUP BY 1)`;
  return {
    packs: putOnShelf(context, sellable),
    cards: refreshCards(context.db, cardsOfOrders([orderId])),
  };
}
