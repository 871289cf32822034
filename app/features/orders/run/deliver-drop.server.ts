// A rider hands an order of the own run over: with the customer's code, and with the money where some is due. What was
// taken stands with the rider until it is handed over.
import { and, eq, gte, isNotNull, notExists, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { takings } from "#db/schema/run.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { isOwed } from "#app/features/orders/order.ts";
import { advance } from "#app/features/orders/progress/advance-order.server.ts";
import { deliver } from "#app/features/orders/progress/deliver-order.server.ts";
import { words as refusals } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { takenByUpi, takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import { type Taken, markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import { takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, insertFrom } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { words } from "./words.ts";

export type AtDoor = {
  doorCode: string;
  method?: "cash" | "upi" | undefined;
  /** Digits of the UPI reference, "" for none yet. */
  reference?: string;
};
export type DropOutcome =
  | StepOutcome
  | { ok: false; status: 400; field: "method"; message: string }
  | { ok: false; status: 429; message: string; retryAfter: number };

const mostWrongCodes = 5;
const waitMs = 15 * 60 * 1000;

export async function deliverDrop(
  context: RequestContext,
  { riderId, orderId }: { riderId: string; orderId: string },
  { doorCode, method, reference = "" }: AtDoor,
): Promise<DropOutcome> {
  const drop = await readDrop(context, riderId, orderId);
  if (!drop) return noOrder();
  if (drop.cancelledAt !== null) return isCancelled();
  const isTakenLate = drop.deliveredAt !== null && method !== undefined && isOwed(drop);
  if (drop.deliveredAt !== null && !isTakenLate) return { ok: true };
  if (drop.dispatchedAt === null) return refusedStep("out-of-order", refusals.notDispatched);
  if (isOwed(drop) && !method)
    return { ok: false, status: 400, field: "method", message: words.cashOrUpi };
  const limit = { kind: "door-code", subject: `${riderId} ${orderId}` };
  const wait = await takeAttempt(context, [{ ...limit, most: mostWrongCodes, windowMs: waitMs }]);
  if (wait !== null)
    return { ok: false, status: 429, message: words.tooManyCodes, retryAfter: wait };
  if (doorCode.trim() !== drop.doorCode) return refusedStep("out-of-order", words.wrongCode);
  const taken = method === "upi" ? takenByUpi(reference) : takenInCash();
  return advance(context, orderId, {
    ...deliver(context),
    may: allOf(
      eq(orders.riderId, askingUserId(context)),
      eq(orders.doorCode, drop.doorCode),
      deliver(context).may,
    ),
    afterwards: method ? takeMoney(context, { orderId, doorCode: drop.doorCode }, taken) : {},
  });
}

/** Null for an order that is not on this rider's run. */
async function readDrop({ db }: RequestContext, riderId: string, orderId: string) {
  if (!isId(orderId)) return null;
  const { dispatchedAt, deliveredAt, cancelledAt, paidAt, khataAt, doorCode } = orders;
  const [drop] = await db
    .select({
      ...{ dispatchedAt, deliveredAt, cancelledAt, paidAt, khataAt, doorCode },
      payablePaise: payablePaise().as("payable_paise"),
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.riderId, riderId)));
  return drop ?? null;
}

/**
 * Of an order that this rider delivered just now, or that the shop called delivered while the tap
 * waited for the network.
 */
function takeMoney(
  context: RequestContext,
  { orderId, doorCode }: { orderId: string; doorCode: string },
  taken: Taken,
) {
  const { db, now } = context;
  const isDelivered = allOf(
    ...[eq(orders.id, orderId), isNotNull(orders.deliveredAt)],
    ...[eq(orders.riderId, askingUserId(context)), eq(orders.doorCode, doorCode)],
  );
  const isPaidNow = allOf(isDelivered, gte(orders.paidAt, now), isNotNull(orders.takenAs));
  const before = db
    .select({ orderId: takings.orderId })
    .from(takings)
    .where(eq(takings.orderId, orderId));
  return {
    paid: markPaid(context, isDelivered, taken),
    booked: bookMoney(context, {
      ...{ kind: "with-rider", paise: orders.chargedPaise, at: now, order: orders.id },
      ...{ step: "taken by the rider" },
      from: (row) =>
        row.from(orders).where(and(isPaidNow, eq(orders.takenAs, "cash"), notExists(before))),
    }),
    taken: insertFrom(db, takings, {
      columns: {
        ...{ orderId: orders.id, riderId: askingUserId(context), takenAt: now },
        ...{ method: sql`${orders.takenAs}`, amountPaise: orders.chargedPaise },
      },
      from: (row) => row.from(orders).where(and(isPaidNow, notExists(before))),
    }),
  };
}
