import { Late } from "#app/features/admin/counter/late.tsx";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isOver, isWaitingForPayment } from "#app/features/orders/order.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { Stand } from "#app/ui/stand.tsx";

type HowFarProps = { order: ListedOrder; now: number };

/** How far an order is, and whether it is late for that. */
export function HowFar({ order, now }: HowFarProps) {
  const isOpen = !isOver(order) && !isWaitingForPayment(order);
  return (
    <span className="ml-auto inline-flex flex-wrap justify-end gap-1">
      {isOpen ? <Late {...{ order, now }} /> : null}
      <Stand {...standOf(order, order.stockReturnedAt === null)} />
    </span>
  );
}
