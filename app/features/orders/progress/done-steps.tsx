import type { Order } from "#app/features/orders/order.ts";
import { formatMoment } from "#app/values/dates.ts";
import type { WhoTook } from "./logged-steps.ts";
import { words } from "./words.ts";

/** What was done with an order, when and by whom. */
export function DoneSteps({ order, who }: { order: Order; who: WhoTook }) {
  const done = stepsOf(order, who)
    .flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, at }]))
    .toSorted((one, other) => one.at - other.at);
  return (
    <section className="panel text-sm print:hidden" aria-labelledby="steps">
      <h2 id="steps" className="mb-1 text-sm text-stone">
        {words.steps}
      </h2>
      <ol>
        {done.map(({ label, at, by }) => (
          <li key={label} className="flex justify-between gap-x-3 py-1">
            <span>
              ✓ {label}
              {by ? <span className="text-xs text-stone"> {by}</span> : null}
            </span>
            <span className="flex-none text-stone">{formatMoment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf(order: Order, who: WhoTook) {
  const { accept, pack, dispatch, deliver, cash } = words.labels;
  return [
    { label: words.placed, at: order.createdAt, by: "" },
    { label: accept, at: order.acceptedAt, by: who.accepted },
    { label: pack, at: order.packedAt, by: who.packed },
    { label: dispatch, at: order.dispatchedAt, by: who.dispatched },
    { label: deliver, at: order.deliveredAt, by: who.delivered },
    { label: cash, at: order.paidAt, by: who.paid },
    { label: words.cancelled, at: order.cancelledAt, by: "" },
  ];
}
