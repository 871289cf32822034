import { Form, Link, useNavigation } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import {
  counterPath,
  orderFromPath,
  settleAtCounterPath,
  taxOfOrderPath,
} from "#app/addresses/side-paths.ts";
import { windowLabel } from "#app/features/delivery/window.ts";
import {
  type CounterStep,
  areaOf,
  counterGroups,
  isDue,
  isLate,
  settledWord,
  waitedText,
} from "#app/features/orders/counter/counter-steps.ts";
import type { CounterOrder } from "#app/features/orders/counter/list-counter.server.ts";
import { words as steps } from "#app/features/orders/progress/words.ts";
import { words as run } from "#app/features/orders/run/words.ts";
import { alertTexts, isAlarming } from "#app/features/payments/payment-alert.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatPaise } from "#app/values/money.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { CallButton } from "./call-button.tsx";
import { Late } from "./late.tsx";
import { words as papers } from "./papers/words.ts";
import { DoorForm } from "./door-form.tsx";
import { severalForm } from "./several/several-form.ts";
import { words } from "./words.ts";

type RowProps = { order: CounterOrder; step: CounterStep; now: number };

/** What the counter has to know of an order, and the button of its next step. */
export function OrderRow({ order, step, now }: RowProps) {
  const { id, short, customerName, note } = order;
  const waited = waitedText(now - order.createdAt);
  const isAway = step === "deliver" && order.riderName !== null;
  const isAtDoor = step === "deliver" && !isAway && !order.hidesCustomer && isDue(order);
  return (
    <article aria-labelledby={short}>
      <div className="facts">
        <label>
          <input type="checkbox" name="orders" value={id} form={severalForm(step)} />
          <span className="sr-only">{words.choose(short)}</span>
        </label>
        <h3 id={short}>
          <Link to={orderFromPath(id, counterPath)}>{short}</Link>
        </h3>
        {isLate(order, now) ? (
          <span className="since">
            <Late {...{ order, now }} />
          </span>
        ) : null}
        {isLate(order, now) && order.slotTo !== null ? null : (
          <span className="waited">{waited}</span>
        )}
        <span className="money">
          <b>{formatPaise(order.payablePaise)}</b>{" "}
          {order.hidesCustomer ? null : isDue(order) ? words.toCollect : settledWord(order)}
        </span>
      </div>
      <p className="who">
        {customerName}
        <span> · {words.items(order.lineCount)}</span>
        {order.customerPhone ? <span className="phone"> · {order.customerPhone}</span> : null}
        <span className="where">
          {areaOf(order)}
          {order.landmark ? ` · ${order.landmark}` : null}
        </span>
      </p>
      <Alerts of={order} />
      <When order={order} now={now} />
      {note ? <p className="note">{papers.note(shownNote(note))}</p> : null}
      {step === "pack" && order.lacksTaxClass ? <LacksTaxClass order={order} /> : null}
      <div className="what">
        {isAtDoor ? null : <CallButton order={order} />}
        {isAway ? <b>{run.with(order.riderName ?? "")}</b> : null}
        {isAtDoor || isAway || (step === "deliver" && order.hidesCustomer) ? null : (
          <StepForm order={order} step={step} />
        )}
      </div>
      {isAtDoor ? (
        <DoorForm order={order}>
          <CallButton order={order} />
        </DoorForm>
      ) : null}
    </article>
  );
}

/** What was promised. */
function When({ order, now }: Omit<RowProps, "step">) {
  const { slotFrom, slotTo } = order;
  if (slotFrom === null || slotTo === null) return null;
  return (
    <p className={`when ${isLate(order, now) ? "text-stone" : ""}`}>
      {windowLabel({ fromAt: slotFrom, toAt: slotTo }, now)}
    </p>
  );
}

/** Money that has to go back. */
function Alerts({ of: { paymentAlerts, hidesCustomer } }: { of: CounterOrder }) {
  if (hidesCustomer || paymentAlerts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1 py-1">
      {paymentAlerts.map((alert) => (
        <Badge key={alert} isAlarming={isAlarming(alert)}>
          {alertTexts[alert]}
        </Badge>
      ))}
    </p>
  );
}

/** What would keep it from being dispatched is said before it is packed. */
function LacksTaxClass({ order: { id, hidesCustomer } }: { order: CounterOrder }) {
  return (
    <p className="warned">
      {words.lacksTaxClass}{" "}
      {hidesCustomer ? null : (
        <Link to={taxOfOrderPath(id, true)} className="link inline-block min-h-11 content-center">
          {steps.setTaxClass}
        </Link>
      )}
    </p>
  );
}

function StepForm({ order, step }: Omit<RowProps, "now">) {
  const action = orderStepPath(order.id, step);
  const { formAction } = useNavigation();
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="at" value="counter" />
      {step === "pack" ? (
        <Link to={settleAtCounterPath(order.id)} className="button button-plain short">
          {words.short}
        </Link>
      ) : null}
      <button type="submit" className="button" disabled={formAction === action}>
        {counterGroups().find((group) => group.step === step)?.button}
      </button>
    </Form>
  );
}
