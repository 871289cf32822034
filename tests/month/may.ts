// Whether a command may be taken at all, as the shop's rules have it.
import { type Asked, type Return, type Settle, isWhole, keyOf, newest } from "./command.ts";
import { type Books, type Order, costOf, totalOf } from "./books.ts";

const undoMs = 10 * 60_000;

/** What the shop was asked, as far as it is simply "no" or "yes". */
export function may(books: Books, { order: id, at, command }: Asked): boolean {
  const order = books.orders.get(id)!;
  const isFree = order.cancelledAt === null;
  const isUnpaid = order.paidAt === null && order.onKhata === null;
  const isPayable = order.paidAt !== null || !order.isOnline;
  switch (command.name) {
    case "accept":
      return isFree && (order.acceptedAt !== null || isPayable);
    case "pack":
      return isFree && (order.packedAt !== null || isPayable);
    case "settle":
      return maySettle(order, command, isFree && isPayable);
    case "dispatch":
      return isFree && order.packedAt !== null;
    case "deliver":
      return isFree && order.dispatchedAt !== null;
    case "cancel":
      return !isFree || order.deliveredAt === null;
    case "take":
      return mayTake(books, order, command.by);
    case "return":
      return mayReturn(order, command);
    case "khata":
      return isFree && (order.onKhata !== null || mayOwe(books, order));
    case "undo":
      return mayUndo(books, order, at);
    case "open":
      return isFree && isUnpaid && costOf(order) > 0 && mayRetake(books, order);
    case "charge":
      return true;
  }
}

function maySettle(order: Order, command: Settle, isFreeAndPayable: boolean): boolean {
  if (order.cancelledAt !== null) return order.asked !== null && order.asked === keyOf(command);
  if (order.packedAt === null) return isFreeAndPayable;
  return order.asked === (isWhole(order, command) ? null : keyOf(command));
}

function mayTake(books: Books, order: Order, by: string): boolean {
  if (order.onKhata !== null || order.cancelledAt !== null) return false;
  if (order.paidAt !== null) return order.paidBy === by || addsReference(order, by);
  return costOf(order) > 0 && mayRetake(books, order);
}

/** UPI that was taken at the till in one tap has its digits later. */
export const addsReference = ({ paidBy }: Order, by: string) =>
  paidBy === "UPI " && by.startsWith(paidBy);

export function mayRetake(books: Books, order: Order): boolean {
  if (!order.isReleased) return true;
  return order.lines.every(({ pack, qty }) => (books.stock.get(pack) ?? 0) >= qty);
}

function mayReturn(order: Order, command: Return): boolean {
  const { nth, line, qty } = command;
  if (nth < order.askedBack.length) return order.askedBack[nth] === JSON.stringify(command);
  if (order.dispatchedAt === null || order.cancelledAt !== null) return false;
  return qty <= order.packed![line]! - order.returned[line]!;
}

function mayOwe(books: Books, order: Order): boolean {
  const khata = books.khatas.get(order.customer);
  const cost = costOf(order);
  if (!khata || order.paidAt !== null || order.packedAt === null || cost === 0) return false;
  return khata.balance + cost <= khata.limit;
}

function mayUndo(books: Books, order: Order, at: number): boolean {
  const last = newest(order);
  if (!last || order.cancelledAt !== null || order.onKhata !== null) return false;
  if (last.at <= at - undoMs || order.returnedAt.some((back) => back >= last.at)) return false;
  const charge = typeof order.paidBy === "object" ? order.paidBy : null;
  if (charge?.parts.some(({ isSent }) => isSent)) return false;
  if (books.closed.has(order.bookedOn.get(last.at) ?? "")) return false;
  if (last.step !== "pack") return true;
  if (order.paper) return false;
  const kept = charge?.parts.filter(({ reason }) => reason !== "settled") ?? [];
  const given = kept.reduce((sum, { amount }) => sum + amount, 0);
  if (charge && charge.amount - given !== totalOf(order)) return false;
  return order.lines.every(
    ({ pack }, line) => (books.stock.get(pack) ?? 0) >= (order.counted[line] ?? 0),
  );
}
