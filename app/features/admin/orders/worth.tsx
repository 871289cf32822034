import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { formatPaise } from "#app/values/money.ts";

/** What it costs; what a cancelled one was worth, struck. */
export function Worth({ order }: { order: ListedOrder }) {
  const { cancelledAt, payablePaise, totalPaise } = order;
  if (cancelledAt === null || payablePaise > 0) return formatPaise(payablePaise);
  return <s className="font-normal text-stone">{formatPaise(totalPaise)}</s>;
}
