import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { words } from "./words.ts";

/** Who ordered it; over the counter mostly nobody is known. */
export function OrderedBy({ order: { customerName, channel } }: { order: ListedOrder }) {
  if (customerName || channel !== "counter") return customerName;
  return <span className="font-normal text-stone">{words.counterSale}</span>;
}
