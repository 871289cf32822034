import { asSoonAsPossible, byLabel, windowLabel } from "#app/features/delivery/window.ts";
import { indianDay } from "#app/values/dates.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words } from "./words.ts";

export type ArrivalProps = {
  order: Order;
  now: number;
  /** Where the shop keeps windows an order without one says so too. */
  hasWindows: boolean;
  /**
   * The minute of today at which the shop closes, by which comes what comes as soon as possible.
   * Windows say nothing of an order that has none: as they fill up, that would come earlier and
   * earlier.
   */
  closesAt: number | null;
};

/** When it comes, until it has come; what is to be paid first comes at no time yet. */
function arrivalOf({ order, now, hasWindows, closesAt }: ArrivalProps): string | null {
  const { slotFrom, slotTo, deliveredAt, cancelledAt } = order;
  if (deliveredAt !== null || cancelledAt !== null || isWaitingForPayment(order)) return null;
  if (slotFrom !== null && slotTo !== null)
    return windowLabel({ fromAt: slotFrom, toAt: slotTo }, now);
  if (!hasWindows) return null;
  if (closesAt !== null && isOfToday(order, now)) return byLabel(closesAt, now);
  return order.dispatchedAt === null ? asSoonAsPossible() : words.onItsWay;
}

/** Whether it was ordered or sent today: what waits since another day is promised for none. */
const isOfToday = ({ createdAt, dispatchedAt }: Order, now: number) =>
  [createdAt, dispatchedAt ?? createdAt].some((at) => indianDay(at) === indianDay(now));

export function ArrivalPanel(arrival: ArrivalProps) {
  const when = arrivalOf(arrival);
  if (when === null) return null;
  return (
    <section className="panel border-mint bg-mint print:hidden" aria-label={words.arrives}>
      <h2 className="text-sm font-semibold">{words.arrives}</h2>
      <p className="text-lg font-bold">{when}</p>
    </section>
  );
}

/** The same in the card of the track. */
export function ArrivalLine(arrival: ArrivalProps) {
  const when = arrivalOf(arrival);
  if (when === null) return null;
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-3 rounded-md bg-mint px-3 py-2">
      {words.arrives} <strong>{when}</strong>
    </p>
  );
}
