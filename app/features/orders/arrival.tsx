import { windowLabel } from "#app/features/delivery/window.ts";
import type { Order } from "./order.ts";
import { words } from "./words.ts";

type ArrivalProps = { order: Order; now: number };

/** When it comes, until it has come; nothing where no window was promised. */
export function ArrivalPanel({ order, now }: ArrivalProps) {
  const { slotFrom, slotTo, deliveredAt, cancelledAt } = order;
  if (slotFrom === null || slotTo === null || deliveredAt !== null || cancelledAt !== null)
    return null;
  return (
    <section className="panel print:hidden" aria-label={words.arrives}>
      <h2 className="text-sm text-stone">{words.arrives}</h2>
      <p className="text-lg font-bold">{windowLabel({ fromAt: slotFrom, toAt: slotTo }, now)}</p>
    </section>
  );
}
