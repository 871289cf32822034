// An order only goes forward, one step after the other, each with the time it was first taken;
// goods that are to be paid online are not packed before they are paid. The caller has made sure
// that an admin asks.
import { type SQL, type SQLWrapper, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import { issueDocument } from "#app/features/billing/issue-document.server.ts";
import { giveWanted } from "#app/features/khata/give-order.server.ts";
import { roundOffPaise } from "#app/features/billing/round-off.server.ts";
import { unclassedGoods } from "#app/features/billing/settled-goods.server.ts";
import { stepNow } from "#app/features/payments/order-times.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import {
  type OrderEvent,
  receiver,
  tellCustomer,
} from "#app/features/notices/tell-customer.server.ts";
import { tellDoorCode } from "#app/features/notices/tell-door-code.server.ts";
import { newDoorCode, shownDoorCode } from "#app/features/orders/run/door-code.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Statements, allOf, coalesce, iif } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { titleCase } from "#app/values/text.ts";
import { bookDoor } from "./book-order.server.ts";
import { paidSums } from "./paid-sums.server.ts";
import { words } from "./refusals.words.ts";
import { isPayable } from "./waiting.server.ts";
import {
  type RefusedStep,
  type StepOutcome,
  isCancelled,
  noOrder,
  notPaid,
  refusedStep,
} from "./step-outcome.ts";

export function acceptOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  return advance(context, orderId, {
    column: "acceptedAt",
    set: { acceptedBy: askingUserId(context) },
    may: isPayable,
    otherwise: notPaid(),
    event: "accepted",
  });
}

/** Everything that was ordered; who packs less settles. */
export function packOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  const settled = settledAt(orders.totalPaise);
  return advance(context, orderId, {
    column: "packedAt",
    set: { ...acceptedToo(context), ...settled },
    may: isPayable,
    otherwise: notPaid(),
    book: (which) =>
      bookDoor(context, {
        ...{ costs: settled.settledPaise, at: stepNow(context), step: "packed", which },
      }),
    afterwards: { refund: oweRefund(context, orderId), khata: giveWanted(context, orderId) },
  });
}

/** What is charged for goods and delivery of so many paise. */
export function settledAt(paise: SQLWrapper) {
  const roundOff = roundOffPaise(paise);
  const settledPaise = sql`(${paise} + ${roundOff})`;
  return { settledPaise, roundOffPaise: roundOff, ...paidSums(settledPaise) };
}

/** Who packs an order has accepted it. */
export function acceptedToo(context: RequestContext) {
  return {
    acceptedAt: coalesce(orders.acceptedAt, context.now),
    acceptedBy: coalesce(orders.acceptedBy, askingUserId(context)),
  };
}

export function dispatchOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  const isDispatched = and(eq(orders.id, orderId), isNotNull(orders.dispatchedAt))!;
  const lacking = unclassedGoods(context);
  return advance(context, orderId, {
    column: "dispatchedAt",
    set: { doorCode: newDoorCode(isNotNull(orders.riderId)) },
    may: allOf(isNotNull(orders.packedAt), isNull(lacking)),
    lacking: iif(isNotNull(orders.packedAt), lacking, null),
    otherwise: refusedStep("out-of-order", words.notPacked),
    event: "dispatched",
    afterwards: issueDocument(context, isDispatched),
  });
}

/** What the customer is texted about. */
const told = {
  ...receiver,
  slotFrom: orders.slotFrom,
  slotTo: orders.slotTo,
  amountPaise: payablePaise().as("amount_paise"),
  doorCode: shownDoorCode.as("door_code"),
};

type Step = {
  column: "acceptedAt" | "packedAt" | "dispatchedAt" | "deliveredAt";
  set?: Record<string, SQL>;
  may: SQL;
  otherwise: RefusedStep;
  /** The names of goods that have no tax class and need one, as JSON. */
  lacking?: SQL<string | null>;
  event?: OrderEvent;
  /** What the step of such an order books. */
  book?: (which: SQL) => Statements[string];
  afterwards?: Statements;
};

/** For the steps that have files of their own, too. */
export async function advance(
  context: RequestContext,
  orderId: string,
  { column, set, may, otherwise, lacking = sql`NULL`, event, book, afterwards = {} }: Step,
): Promise<StepOutcome> {
  if (!isId(orderId)) return noOrder();
  const { db } = context;
  const isThis = eq(orders.id, orderId);
  const which = and(isThis, isNull(orders[column]), isNull(orders.cancelledAt), may)!;
  const about = { kind: "order", id: orderId, state: orderState } as const;
  const { taken, found } = await loggedBatch(context, about, {
    booked: book?.(which) ?? [],
    taken: db
      .update(orders)
      .set({ ...set, [column]: stepNow(context) })
      .where(which)
      .returning(told),
    found: db
      .select({
        at: orders[column],
        by: users.name,
        cancelledAt: orders.cancelledAt,
        lacking: lacking.as("lacking"),
      })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.acceptedBy))
      .where(isThis),
    afterwards,
  });
  const [order] = found;
  if (!order) return noOrder();
  if (taken[0]) tellCounter(context, "orderChanged", orderId);
  if (event && taken[0]) tellCustomer(context, { ...taken[0], event });
  if (event === "dispatched" && taken[0]) tellDoorCode(context, taken[0]);
  if (order.cancelledAt !== null) return isCancelled();
  if (taken[0]) return { ok: true };
  if (order.at !== null)
    return { ok: true, before: { by: column === "acceptedAt" ? order.by : null, at: order.at } };
  return order.lacking ? withoutClass(JSON.parse(order.lacking)) : otherwise;
}

function withoutClass(names: string[]): RefusedStep {
  return refusedStep("no-tax-class", words.noTaxClass(names.map(titleCase).join(", ")));
}
