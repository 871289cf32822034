// The newest step is taken back within ten minutes, in one batch that decides by itself which one
// that is: what packing changed of stock, price and refunds is put back with it. The caller has
// made sure that an admin asks.
import { type SQL, type SQLWrapper, and, eq, exists, inArray, sql } from "drizzle-orm";
import { iif } from "#app/platform/statements.server.ts";
import { takings } from "#db/schema/run.ts";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { takeOrderBack } from "#app/features/khata/take-back.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { bookDelivery, bookDoor } from "./book-order.server.ts";
import {
  isPackNewest,
  mayTakeBack,
  mayTakeBackWithKhata,
  newest,
  undoColumns,
  whyNotTakenBack,
} from "./may-undo.server.ts";
import { type DoneStep, type UndoneStep, undoneSteps } from "./newest-step.ts";
import { paidSums } from "./paid-sums.server.ts";
import { words } from "./refusals.words.ts";
import { type StepOutcome, noOrder, refusedStep } from "./step-outcome.ts";
import { unpack } from "./unpack.server.ts";

/** What becomes of a column where this step is taken back. */
const after = (step: UndoneStep, becomes: SQL | number | null, column: SQLWrapper) =>
  iif(eq(newest, step), becomes, column);
const asOrdered = paidSums(orders.totalPaise);
const withoutNewest = {
  acceptedAt: after("accept", null, orders.acceptedAt),
  acceptedBy: after("accept", null, orders.acceptedBy),
  packedAt: after("pack", null, orders.packedAt),
  settledPaise: after("pack", null, orders.settledPaise),
  roundOffPaise: after("pack", 0, orders.roundOffPaise),
  dispatchedAt: after("dispatch", null, orders.dispatchedAt),
  deliveredAt: after("deliver", null, orders.deliveredAt),
  paidAt: after("cash", null, orders.paidAt),
  paymentReference: after("cash", null, orders.paymentReference),
  takenAs: after("cash", null, orders.takenAs),
  chargedPaise: after("cash", 0, after("pack", asOrdered.chargedPaise, orders.chargedPaise)),
  givenBackPaise: after("cash", 0, after("pack", asOrdered.givenBackPaise, orders.givenBackPaise)),
  handedBackPaise: after("cash", 0, orders.handedBackPaise),
  invoiceNumber: null,
};

/** With `step` only that one: a second tap does not take back the one before it. */
export async function undoStep(
  context: RequestContext,
  orderId: string,
  step: UndoneStep | null = null,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  try {
    return await takeBack(context, orderId, step);
  } catch (error) {
    if (refusedBy(error) !== "financials_stock") throw error;
    return refusedStep("too-late", words.countedAndSold);
  }
}

/** The form names the steps that it takes back, the newest first. */
export async function undoNamed(
  context: RequestContext,
  orderId: string,
  { step = "" }: Record<string, string>,
): Promise<StepOutcome> {
  if (step === "khata") return isId(orderId) ? takeBack(context, orderId, step) : noOrder();
  const [first = null, ...others] = step.split(" ").flatMap(stepNamed);
  let outcome = await undoStep(context, orderId, first);
  for (const other of others) if (outcome.ok) outcome = await undoStep(context, orderId, other);
  return outcome;
}

function stepNamed(name: string): UndoneStep[] {
  return undoneSteps.filter((step) => step === name);
}

/** 'khata': what was delivered and went on the khata in one tap, both or neither. */
async function takeBack(
  context: RequestContext,
  orderId: string,
  named: DoneStep | null,
): Promise<StepOutcome> {
  const { db } = context;
  const isThis = eq(orders.id, orderId);
  const step = named === "khata" ? "deliver" : named;
  const may = and(isThis, mayTakeBack(context, step))!;
  const isBoth = and(isThis, mayTakeBackWithKhata(context))!;
  const isUnpacked = db.select({ id: orders.id }).from(orders).where(and(may, isPackNewest));
  const {
    order: [order],
    undone,
  } = await loggedBatch(
    context,
    { kind: "order", id: orderId, state: orderState },
    {
      offKhata: named === "khata" ? takeOrderBack(context, isBoth) : {},
      order: db.select(undoColumns).from(orders).where(isThis),
      booked: bookUndone(context, may),
      unpacked: unpack(context, orderId, exists(isUnpacked)),
      cards: refreshCards(db, cardsOfOrders([orderId])),
      undone: db.update(orders).set(withoutNewest).where(may).returning({ id: orders.id }),
    },
  );
  if (!order) return noOrder();
  if (undone.length > 0) {
    tellCounter(context, "orderChanged", orderId);
    if (order.newest === "pack") announceStockOf(context, [orderId]);
    return { ok: true };
  }
  return whyNotTakenBack(context, order, step);
}

/** On the day of the step, what it booked counts against it. */
function bookUndone(context: RequestContext, may: SQL) {
  const isStep = (step: UndoneStep) => and(may, eq(newest, step))!;
  return {
    delivery: bookDelivery(context, {
      ...{ isBack: true, at: orders.deliveredAt, step: "undelivered", which: isStep("deliver") },
    }),
    withRider: bookMoney(context, {
      ...{ kind: "with-rider", paise: sql`-t.amount_paise`, at: orders.paidAt, order: orders.id },
      step: "unpaid",
      from: sql`FROM orders JOIN takings AS t ON t.order_id = orders.id
        WHERE ${isStep("cash")} AND t.method = 'cash' AND t.handover_id IS NULL`,
    }),
    taking: context.db
      .delete(takings)
      .where(
        inArray(
          takings.orderId,
          context.db.select({ id: orders.id }).from(orders).where(isStep("cash")),
        ),
      ),
    cash: bookDoor(context, {
      ...{ costs: 0, at: orders.paidAt, step: "unpaid", which: isStep("cash") },
    }),
    packing: bookDoor(context, {
      ...{ costs: orders.totalPaise, at: orders.packedAt, step: "unpacked", which: isStep("pack") },
    }),
  };
}
