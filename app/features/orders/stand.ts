import { type Order, isWaitingForPayment } from "./order.ts";
import { words } from "./stand.words.ts";

type Stood = Pick<
  Order,
  | ("cancelledAt" | "deliveredAt" | "dispatchedAt" | "packedAt" | "acceptedAt")
  | ("paymentMethod" | "paidAt" | "khataAt")
>;

/**
 * How far an order is: in the same word and colour wherever the shop's people see it. `isHeld`:
 * whether the shop still has its goods for it.
 */
export function standOf(order: Stood, isHeld: boolean) {
  const stand = nameOf(order, isHeld);
  return { stand, word: words[stand] };
}

function nameOf(order: Stood, isHeld: boolean): keyof typeof words {
  if (order.cancelledAt !== null) return "cancelled";
  if (order.deliveredAt !== null) return "delivered";
  if (order.dispatchedAt !== null) return "out";
  if (order.packedAt !== null) return "packed";
  if (isWaitingForPayment(order)) return isHeld ? "waits" : "lapsed";
  return order.acceptedAt === null ? "new" : "to-pack";
}
