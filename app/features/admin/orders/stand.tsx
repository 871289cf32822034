import type { ReactNode } from "react";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { words } from "./words.ts";

/** How far an order is, in a word or in what stands for it. */
export function Stand({ of, children }: { of: ListedOrder; children?: ReactNode }) {
  const stand = standOf(of);
  return (
    <span className="stand" data-stand={stand}>
      {children ?? words.states[stand]}
    </span>
  );
}

function standOf(order: ListedOrder): keyof typeof words.states {
  if (order.cancelledAt !== null) return "cancelled";
  if (order.deliveredAt !== null) return "delivered";
  if (order.dispatchedAt !== null) return "out";
  if (order.packedAt !== null) return "packed";
  if (isWaitingForPayment(order)) return "waits";
  return order.acceptedAt === null ? "new" : "to-pack";
}
