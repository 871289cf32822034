import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { formatPaise } from "#app/values/money.ts";

/** What it costs; what one that is cancelled, or was not paid in time, was worth, struck. */
export function Worth({ order }: { order: ListedOrder }) {
  const { payablePaise, totalPaise, stockReturnedAt } = order;
  const { stand } = standOf(order, stockReturnedAt === null);
  const isOff = stand === "lapsed" || (stand === "cancelled" && payablePaise === 0);
  if (!isOff) return formatPaise(payablePaise);
  return <s className="font-normal text-stone">{formatPaise(totalPaise)}</s>;
}
