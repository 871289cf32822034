// What the counter shows is a row of an index that holds open orders only, however many there were.
import { and, asc, desc, eq, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { lacksTaxClass } from "#app/features/billing/settled-goods.server.ts";
import { hasKhata } from "#app/features/khata/give-order.server.ts";
import {
  mayTakeBack,
  mayTakeBackWithKhata,
} from "#app/features/orders/progress/may-undo.server.ts";
import { riderName } from "#app/features/orders/order-columns.server.ts";
import { isWaiting } from "#app/features/orders/progress/waiting.server.ts";
import {
  type DoneStep,
  cashReference,
  newestStep,
} from "#app/features/orders/progress/newest-step.ts";
import { paymentAlertsColumn } from "#app/features/payments/payment-notes.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { undoMs } from "#app/values/undo.ts";

/** Above this the oldest are left to the list of orders. */
const mostShown = 500;

const columns = {
  id: orders.id,
  short: orders.short,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  street: orders.street,
  postalCode: orders.postalCode,
  landmark: orders.landmark,
  lineCount: orders.lineCount,
  payablePaise: payablePaise().as("payable_paise"),
  paymentMethod: orders.paymentMethod,
  slotFrom: orders.slotFrom,
  slotTo: orders.slotTo,
  note: orders.note,
  paidAt: orders.paidAt,
  khataAt: orders.khataAt,
  acceptedAt: orders.acceptedAt,
  packedAt: orders.packedAt,
  dispatchedAt: orders.dispatchedAt,
  paymentAlerts: paymentAlertsColumn(),
  lacksTaxClass: lacksTaxClass.as("lacks_tax_class"),
  riderName: riderName(),
};

/** Oldest first; an order that is to be paid online comes once it is. */
export async function listCounter(context: RequestContext) {
  const newest = context.db
    .select({ ...columns, canOwe: hasKhata.as("can_owe") })
    .from(orders)
    .where(isWaiting)
    .orderBy(desc(orders.createdAt))
    .limit(mostShown);
  const rows = await context.read(newest);
  return rows.reverse();
}

export type CounterOrder = Awaited<ReturnType<typeof listCounter>>[number] & {
  hidesCustomer?: true;
};

/**
 * The step just taken of an order, as long as its command would take it back; null when another came since.
 */
export async function getDone(context: RequestContext, done: string) {
  const [id = "", step] = done.split(".");
  if (!isId(id)) return null;
  const [order] = await context.read(
    context.db
      .select({
        id: orders.id,
        short: orders.short,
        createdAt: orders.createdAt,
        slotTo: orders.slotTo,
        acceptedAt: orders.acceptedAt,
        packedAt: orders.packedAt,
        dispatchedAt: orders.dispatchedAt,
        deliveredAt: orders.deliveredAt,
        paidAt: orders.paidAt,
        paymentReference: orders.paymentReference,
        khataAt: orders.khataAt,
      })
      .from(orders)
      .where(and(eq(orders.id, id), or(mayTakeBack(context, null), mayTakeBackWithKhata(context))))
      .orderBy(asc(orders.seq)),
  );
  const newest = order && doneLast(order);
  if (!newest || newest.step !== step || newest.at <= context.now - undoMs) return null;
  return {
    ...{ id, short: order.short, createdAt: order.createdAt, ...newest },
    slotTo: order.slotTo,
    isCash: order.paymentReference === cashReference,
    isMoneyAlone: newest.step === "cash" && order.deliveredAt !== newest.at,
  };
}

export type StepDone = NonNullable<Awaited<ReturnType<typeof getDone>>>;

type Done = Parameters<typeof newestStep>[0] & { khataAt: number | null };

/** What is on the khata is taken back there, unless it went on it as it was delivered. */
function doneLast(order: Done): { step: DoneStep; at: number } | null {
  const { khataAt, deliveredAt } = order;
  if (khataAt === null) return newestStep(order);
  return khataAt === deliveredAt ? { step: "khata", at: khataAt } : null;
}
