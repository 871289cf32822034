import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { words } from "./words.ts";

/** How an order's money stands, in the same words in every list; null where its stand says it already, or nothing is waited for. */
export function paidHow(order: ListedOrder): string | null {
  const { paidAt, khataAt, deliveredAt, cancelledAt, payablePaise } = order;
  if (paidAt !== null) return words.paid;
  if (khataAt !== null) return words.onKhata;
  if (cancelledAt !== null || payablePaise === 0 || isWaitingForPayment(order)) return null;
  return deliveredAt === null ? words.atTheDoor : words.notPaid;
}

/** Whether the time to pay online is over. */
export const isLapsed = (order: ListedOrder) =>
  standOf(order, order.stockReturnedAt === null).stand === "lapsed";

/** Alarming is only what was handed over without its money. */
export function PaidHow({ order }: { order: ListedOrder }) {
  const how = paidHow(order);
  return how === words.notPaid ? <b className="text-chilli">{how}</b> : how;
}
