import { orderStepPath } from "#app/addresses/paths.ts";
import type { Collection } from "#app/features/orders/collect/collection.server.ts";
import { isDue, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import {
  type Order,
  isOver,
  isWaitingForPayment,
  isWhollyReturned,
} from "#app/features/orders/order.ts";
import { words as run } from "#app/features/orders/run/words.ts";
import { standOf } from "#app/features/orders/stand.ts";
import type { PaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Stand } from "#app/ui/stand.tsx";
import { type Role, may } from "#app/values/roles.ts";
import { DoorStep } from "./door-step.tsx";
import type { DoneStep } from "./newest-step.ts";
import { MoneyNotes, moneyWord } from "./order-money.tsx";
import { OrderStep, plainButton } from "./order-step.tsx";
import { UndoForm } from "./undo-form.tsx";
import { words } from "./words.ts";

type NextStepProps = {
  order: Order;
  notes: PaymentNotes;
  /** Where the admin came from, as every step leads here again. */
  back: string;
  role: Role | null;
  /** How its money comes, where who asks may take it. */
  collection: Collection | null;
  undoable: DoneStep | null;
};

/** How the order stands, and the one thing that is done with it next. */
export function NextStep({ order, notes, back, role, collection, undoable }: NextStepProps) {
  return (
    <section
      className={`panel *:last:mb-0 print:hidden ${isOver(order) ? "" : "border-2 border-leaf"}`}
      aria-labelledby="next"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="next" className="text-xl">
          {isWhollyReturned(order) && order.cancelledAt === null ? (
            words.cameBack
          ) : (
            <Stand {...standOf(order, order.heldUntil !== null)} />
          )}
        </h2>
        <p className="money font-semibold">{moneyWord(order, notes)}</p>
      </div>
      <MoneyNotes {...{ order, notes, back }} />
      <Next {...{ order, back, role, collection }} />
      {undoable ? <UndoForm order={order} step={undoable} back={back} /> : null}
    </section>
  );
}

type NextProps = Omit<NextStepProps, "notes" | "undoable">;

function Next({ order, back, role, collection }: NextProps) {
  const { id } = order;
  if (isOver(order) || isWaitingForPayment(order)) return null;
  if (isWhollyReturned(order)) return null;
  const step = nextStep(order);
  if (!may(role, step === "deliver" ? "till" : "counter")) return null;
  const label = words.labels[step];
  if (step === "deliver" && order.riderId !== null)
    return (
      <OrderStep {...{ orderId: id, step, back, label }}>
        <p className="mb-2 text-sm">
          {run.with(order.riderName ?? run.formerRider)}. {words.does.withRider}
        </p>
        <Field label={run.whyWithoutCode} name="reason" autoComplete="off" />
      </OrderStep>
    );
  if (step === "deliver" && isDue(order)) return <DoorStep {...{ order, back, collection }} />;
  return (
    <>
      <OrderStep {...{ orderId: id, step, back, label }} />
      <p className="mt-1 text-sm text-stone">{words.does[step]}</p>
      {step === "pack" ? (
        <a href={orderStepPath(id, "settle")} className={`${plainButton} mt-3`}>
          {words.missingOrSwapped}
        </a>
      ) : null}
    </>
  );
}
