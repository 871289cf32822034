import { Form, Link, useNavigation } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { counterPath, orderFromPath, ordersPath } from "#app/addresses/side-paths.ts";
import { areaOf, waitedText } from "#app/features/orders/counter/counter-steps.ts";
import type { StepDone } from "#app/features/orders/counter/list-counter.server.ts";
import type { UnpaidOrder } from "#app/features/orders/counter/list-unpaid.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { CallButton } from "./call-button.tsx";
import { UndoRow } from "./undo-row.tsx";
import { words } from "./words.ts";

type UnpaidProps = { orders: UnpaidOrder[]; undo: StepDone | null; now: number };

/** What was handed over without its money, until that comes; and the way back where it just came. */
export function Unpaid({ orders, undo, now }: UnpaidProps) {
  if (orders.length === 0 && !undo) return null;
  return (
    <section id="unpaid" aria-labelledby="unpaid-head">
      <div className="group-head">
        <h2 id="unpaid-head">{words.deliveredUnpaid}</h2>
        <Link
          to={`${ordersPath}?show=unpaid`}
          className="link inline-block min-h-11 content-center"
        >
          {words.allUnpaid}
        </Link>
      </div>
      {undo ? <UndoRow done={undo} /> : null}
      <ul>
        {orders.map((order) => (
          <UnpaidRow key={order.id} {...{ order, now }} />
        ))}
      </ul>
    </section>
  );
}

function UnpaidRow({ order, now }: { order: UnpaidOrder; now: number }) {
  const { id, short, customerName, deliveredAt, payablePaise } = order;
  return (
    <li className="owed">
      <div className="facts">
        <h3>
          <Link to={orderFromPath(id, counterPath)}>{short}</Link>
        </h3>
        <span className="waited">{waitedText(now - (deliveredAt ?? now))}</span>
        <span className="money">
          <b>{formatPaise(payablePaise)}</b> {words.toCollect}
        </span>
      </div>
      <p className="who">
        {customerName}
        <span className="where">{areaOf(order)}</span>
      </p>
      <MoneyForm order={order} />
    </li>
  );
}

/** The money alone: it is delivered. */
function MoneyForm({ order }: { order: UnpaidOrder }) {
  const { id, canOwe } = order;
  const { formAction } = useNavigation();
  const ways = [
    ["cash", words.cash],
    ["upi", words.upi],
    ...(canOwe ? ([["khata", words.khata]] as const) : []),
  ] as const;
  return (
    <Form method="post" className="door" preventScrollReset>
      <input type="hidden" name="at" value="counter" />
      <input type="hidden" name="reference" value="" />
      <CallButton order={order} />
      {ways.map(([step, label]) => (
        <button
          key={step}
          type="submit"
          formAction={orderStepPath(id, step)}
          className="button"
          disabled={formAction === orderStepPath(id, step)}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
