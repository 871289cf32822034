import { Form, useLocation, useNavigation } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { counterPath, orderFromPath } from "#app/addresses/side-paths.ts";
import { DoorForm } from "#app/features/admin/counter/door-form.tsx";
import { Late } from "#app/features/admin/counter/late.tsx";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { promiseOf } from "#app/features/delivery/window.ts";
import {
  counterGroups,
  isDue,
  nextStep,
  settledWord,
} from "#app/features/orders/counter/counter-steps.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import type { Order } from "#app/features/orders/order.ts";
import { words as run } from "#app/features/orders/run/words.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { Stand } from "#app/ui/stand.tsx";
import { formatPaise } from "#app/values/money.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { words } from "./words.ts";

type StopProps = {
  order: Order & { canOwe: boolean };
  now: number;
  /** On the round, from 1. */
  place: number;
};

/** One door: how much, where, whom to call, and what ends it. */
export function Stop({ order, now, place }: StopProps) {
  const { id, short, customerName, customerPhone, street, city, postalCode, note } = order;
  const promise = promiseOf(order);
  const isToCollect = !order.hidesCustomer && isDue(order);
  return (
    <article aria-labelledby={id}>
      <div className="facts">
        <b className="place">{place}</b>
        <h2 id={id}>
          <a
            href={orderFromPath(id, counterPath)}
            className="link inline-block min-h-11 content-center"
          >
            {short}
          </a>
        </h2>
        {isToCollect ? (
          <span className="money">
            <Filled
              text={words.collect}
              sum={<b className="text-lg">{formatPaise(order.payablePaise)}</b>}
            />
          </span>
        ) : null}
      </div>
      <p className="font-semibold">{customerName}</p>
      <address>
        {street}, {city} {postalCode}
        <AtTheDoor {...order} />
      </address>
      <p className="how-far">
        {isOpen(order) ? null : (
          <span className="print:hidden">
            <Stand {...standOf(order, order.heldUntil !== null)} />
          </span>
        )}
        {isOpen(order) ? <Late {...{ order, now }} /> : null}
        <span>{[counter.items(order.lines.length), promise].filter(Boolean).join(" · ")}</span>
        {isToCollect || order.hidesCustomer ? null : (
          <b>{words.nothingToCollect(settledWord(order))}</b>
        )}
      </p>
      {note ? <p className="note">{words.note(shownNote(note))}</p> : null}
      <p className="reach">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className="button button-plain">
            <span aria-hidden="true">☎</span> {customerPhone}
          </a>
        ) : null}
        <a
          href={mapLink({ street, city, postalCode })}
          className="button button-plain print:hidden"
        >
          {words.map}
        </a>
      </p>
      <AtThisDoor order={order} />
    </article>
  );
}

const isOpen = ({ deliveredAt, cancelledAt }: Order) =>
  deliveredAt === null && cancelledAt === null;

/** Its next step, which leads back to the sheet; what a rider has is the rider's to deliver. */
function AtThisDoor({ order }: Pick<StopProps, "order">) {
  const { pathname, search } = useLocation();
  const { formAction } = useNavigation();
  const step = nextStep(order);
  if (!isOpen(order) || (step !== "dispatch" && step !== "deliver")) return null;
  if (order.riderName !== null && step === "deliver")
    return <p className="font-semibold print:hidden">{run.with(order.riderName)}</p>;
  if (step === "deliver" && order.hidesCustomer) return null;
  if (step === "deliver" && isDue(order))
    return (
      <div className="print:hidden">
        <DoorForm order={order} at={pathname + search} />
      </div>
    );
  const action = orderStepPath(order.id, step);
  return (
    <Form method="post" action={action} preventScrollReset className="print:hidden">
      <input type="hidden" name="at" value={pathname + search} />
      <button type="submit" className="button w-full" disabled={formAction === action}>
        {counterGroups().find((group) => group.step === step)?.button}
      </button>
    </Form>
  );
}
