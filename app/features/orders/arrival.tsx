import { asSoonAsPossible, windowLabel } from "#app/features/delivery/window.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words } from "./words.ts";

type ArrivalProps = {
  order: Order;
  now: number;
  /** Where the shop keeps windows an order without one says so too. */
  hasWindows: boolean;
};

/** When it comes, until it has come; what is to be paid first comes at no time yet. */
export function ArrivalPanel({ order, now, hasWindows }: ArrivalProps) {
  const { slotFrom, slotTo, deliveredAt, cancelledAt } = order;
  if (deliveredAt !== null || cancelledAt !== null || isWaitingForPayment(order)) return null;
  const window =
    slotFrom !== null && slotTo !== null
      ? windowLabel({ fromAt: slotFrom, toAt: slotTo }, now)
      : null;
  const when = window ?? (hasWindows ? asSoonAsPossible() : null);
  if (when === null) return null;
  return (
    <section className="panel border-mint bg-mint print:hidden" aria-label={words.arrives}>
      <h2 className="text-sm font-semibold">{words.arrives}</h2>
      <p className="text-lg font-bold">{when}</p>
    </section>
  );
}
