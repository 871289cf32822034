import type { Order } from "#app/features/orders/order.ts";
import { formatMomentAfter } from "#app/features/orders/moment-after.ts";
import { formatPaise } from "#app/values/money.ts";
import type { WhoTook } from "./logged-steps.ts";
import { words } from "./words.ts";

type DoneStepsProps = { order: Order; who: WhoTook; returnedAt: number[] };

/** What was done with an order, when and by whom. */
export function DoneSteps({ order, who, returnedAt }: DoneStepsProps) {
  const done = [...stepsOf(order, who), ...backSteps(order, returnedAt)]
    .flatMap(({ at, ...step }: Step) => (at === null ? [] : [{ ...step, at }]))
    .toSorted((one, other) => one.at - other.at);
  return (
    <section className="panel text-sm print:hidden" aria-labelledby="steps">
      <h2 id="steps" className="mb-1 text-sm text-stone">
        {words.steps}
      </h2>
      <ol>
        {done.map(({ label, at, by, isUnderWay }, index) => (
          <li key={`${label} ${at}`} className="flex justify-between gap-x-3 py-1">
            <span>
              {isUnderWay ? "○" : "✓"} {label}
              {by ? <span className="text-xs text-stone"> {by}</span> : null}
            </span>
            <span className="flex-none text-stone">
              {formatMomentAfter(at, done[index - 1]?.at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = { label: string; at: number | null; by: string | undefined; isUnderWay?: boolean };

/** Goods that came back, and the money that goes back. */
function backSteps({ refunds }: Order, returnedAt: number[]) {
  return [
    ...returnedAt.map((at) => ({ label: words.goodsCameBack, at, by: "" })),
    ...refunds.map(({ amountPaise, status, at }) => ({
      label: words.refundOf(formatPaise(amountPaise)),
      at,
      by: words.refundIs[status],
      isUnderWay: status !== "done",
    })),
  ];
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
