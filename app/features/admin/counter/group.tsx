import { type CounterStep, isLate } from "#app/features/orders/counter/counter-steps.ts";
import type { CounterOrder, StepDone } from "#app/features/orders/counter/list-counter.server.ts";
import { OrderRow } from "./order-row.tsx";
import { Several } from "./several/several.tsx";
import { UndoRow } from "./undo-row.tsx";
import { words } from "./words.ts";

type GroupProps = {
  step: CounterStep;
  name: string;
  orders: CounterOrder[];
  /** The order that just left this group. */
  undo: StepDone | null;
  now: number;
};

/**
 * Orders that wait for the same step, what is late first, then the oldest; and where one just left
 * it, the way back.
 */
export function Group({ step, name, orders, undo, now }: GroupProps) {
  const rows = orders.map((order) => ({
    at: order.createdAt,
    isLate: isLate(order, now),
    row: <OrderRow key={order.id} order={order} step={step} now={now} />,
  }));
  if (undo)
    rows.push({
      at: undo.createdAt,
      isLate: isLate(undo, now),
      row: <UndoRow key="undo" done={undo} />,
    });
  return (
    <section id={step} aria-labelledby={`${step}-head`}>
      <div className="group-head">
        <h2 id={`${step}-head`}>{name}</h2>
        <b className="how-many">{orders.length}</b>
        <Several step={step} orders={orders} />
      </div>
      {rows.length === 0 ? <p className="none">{words.none}</p> : null}
      {rows
        .toSorted((one, other) => Number(other.isLate) - Number(one.isLate) || one.at - other.at)
        .map(({ row }) => row)}
    </section>
  );
}
