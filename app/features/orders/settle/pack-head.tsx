import { asSoonAsPossible, windowLabel } from "#app/features/delivery/window.ts";
import type { Order } from "#app/features/orders/order.ts";
import { words as steps } from "#app/features/orders/progress/words.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Filled } from "#app/ui/filled.tsx";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { titleCase } from "#app/values/text.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { words } from "./words.ts";

/** Whose it is, and what is to be known before it is packed. */
export function PackHead({ order, now }: { order: Order; now: number }) {
  const { slotFrom, slotTo, customerPhone } = order;
  const promise =
    slotFrom === null || slotTo === null
      ? asSoonAsPossible()
      : windowLabel({ fromAt: slotFrom, toAt: slotTo }, now);
  return (
    <>
      <p className="-mt-2">
        <Filled
          text={order.hidesCustomer ? words.orderOf : words.order}
          short={<strong>{order.short}</strong>}
          name={order.customerName}
          phone={
            <a
              href={`tel:+91${customerPhone}`}
              className="link inline-block min-h-11 content-center"
            >
              {customerPhone}
            </a>
          }
        />
      </p>
      <p className="mb-1 font-semibold">{promise}</p>
      <p className="mb-3">{words.ifMissing(ifMissingLabels[order.ifMissing])}</p>
      {order.note ? (
        <p className="mb-2 rounded-md bg-sand px-2 py-1 font-semibold wrap-anywhere">
          {orders.note(shownNote(order.note))}
        </p>
      ) : null}
    </>
  );
}

/** What keeps it from being dispatched is said while there is time. */
export function LackingClass({ names, href }: { names: string[]; href: string }) {
  if (names.length === 0) return null;
  return (
    <p className="mb-3">
      {words.lackClass(names.map(titleCase).join(", "))}{" "}
      <a href={href} className="link inline-block min-h-11 content-center">
        {steps.setTaxClass}
      </a>
    </p>
  );
}
