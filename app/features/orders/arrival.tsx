import { asSoonAsPossible, byLabel, windowLabel } from "#app/features/delivery/window.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { words as help } from "./help.words.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words } from "./words.ts";

export type ArrivalProps = {
  order: Order;
  now: number;
  /** Where the shop keeps windows an order without one says so too. */
  hasWindows: boolean;
  /**
   * When the shop closes on the day an order without a window was placed or sent. Windows say
   * nothing of it: as they fill up, it would come earlier and earlier.
   */
  dueBy: number | null;
};

type Arrival = { label: string; when: string; isLate: boolean };

/**
 * What was promised, until it has come, and whether that time is over; what is to be paid first comes
 * at no time yet.
 */
function arrivalOf({ order, now, hasWindows, dueBy }: ArrivalProps): Arrival | null {
  const { slotFrom, slotTo, dispatchedAt, deliveredAt, cancelledAt } = order;
  if (deliveredAt !== null || cancelledAt !== null || isWaitingForPayment(order)) return null;
  const arrival = (when: string, isLate: boolean) => ({
    label: isLate ? words.wasDue : words.arrives,
    ...{ when, isLate },
  });
  if (slotFrom !== null && slotTo !== null)
    return arrival(windowLabel({ fromAt: slotFrom, toAt: slotTo }, now), now >= slotTo);
  if (!hasWindows) return null;
  if (dueBy !== null) return arrival(byLabel(dueBy, now), now >= dueBy);
  return dispatchedAt === null ? arrival(asSoonAsPossible(), false) : null;
}

export function ArrivalPanel(asked: ArrivalProps) {
  const arrival = arrivalOf(asked);
  if (arrival === null) return null;
  const { label, when, isLate } = arrival;
  return (
    <section
      className={`panel print:hidden ${isLate ? "bg-sand" : "border-mint bg-mint"}`}
      aria-label={label}
    >
      <h2 className="text-sm font-semibold">{label}</h2>
      <p className="text-lg font-bold">{when}</p>
    </section>
  );
}

/** The same in the card of the track, with whom to call once it is late. */
export function ArrivalLine({ supplier, ...asked }: ArrivalProps & { supplier: ShopContact }) {
  const arrival = arrivalOf(asked);
  if (arrival === null) return null;
  const { label, when, isLate } = arrival;
  return (
    <p
      className={`mt-2 flex flex-wrap justify-between gap-x-3 rounded-md px-3 py-2 ${isLate ? "bg-sand" : "bg-mint"}`}
    >
      {label} <strong>{when}</strong>
      {isLate ? <Sorry phone={supplier.contactPhone || supplier.supportPhone} /> : null}
    </p>
  );
}

function Sorry({ phone }: { phone: string }) {
  return (
    <>
      <span className="mt-1 basis-full">
        {help.isLate} {phone ? help.askWhen : null}
      </span>
      {phone ? (
        <a href={`tel:+91${phone}`} className="link -mb-2 min-h-11 basis-full content-center">
          {help.call(phone)}
        </a>
      ) : null}
    </>
  );
}
