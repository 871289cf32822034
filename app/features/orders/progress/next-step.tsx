import { orderStepPath } from "#app/addresses/paths.ts";
import type { Collection } from "#app/features/orders/collect/collection.server.ts";
import { isDue, lateWord, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import {
  type Order,
  isHere,
  isOver,
  isWaitingForPayment,
  isWhollyReturned,
} from "#app/features/orders/order.ts";
import { words as orders } from "#app/features/orders/words.ts";
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
  now: number;
  canCancel: boolean;
};

/** How the order stands, and the one thing that is done with it next. */
export function NextStep(props: NextStepProps) {
  const { order, notes, back, role, collection, undoable, now } = props;
  const isOpen = !isOver(order) && !isWaitingForPayment(order);
  const isAtDoor = isOpen && nextStep(order) === "deliver" && isDue(order);
  const large = isAtDoor && !order.hidesCustomer ? "w-full text-xl" : "ml-auto";
  const late = isOpen ? lateWord(order, now) : null;
  return (
    <section
      className={`panel *:last:mb-0 print:hidden ${isOver(order) ? "" : "border-2 border-leaf"}`}
      aria-labelledby="next"
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id="next" className="text-xl">
          {isWhollyReturned(order) && order.cancelledAt === null ? (
            words.cameBack
          ) : (
            <Stand {...standOf(order, order.heldUntil !== null)} />
          )}
        </h2>
        {late === null ? null : <Stand stand="bad" word={late} />}
        <p className={`money font-semibold empty:hidden ${large}`}>{moneyWord(order, notes)}</p>
      </div>
      <MoneyNotes {...{ order, notes, back }} />
      <Next {...{ order, back, role, collection }} canCancel={props.canCancel} />
      {undoable ? <UndoForm order={order} step={undoable} back={back} /> : null}
    </section>
  );
}

type NextProps = Omit<NextStepProps, "notes" | "undoable" | "now">;

function Next({ order, back, role, collection, canCancel }: NextProps) {
  const { id } = order;
  const isAllBack = order.payablePaise === 0 && order.totalPaise > 0;
  if (isHere(order) && !isAllBack && may(role, "till"))
    return (
      <a href={orderStepPath(id, "return")} className={`${plainButton} mt-3`}>
        {words.goodsCameBack}
      </a>
    );
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
      {step === "accept" && canCancel ? (
        <p className="mt-4 border-t border-line pt-1">
          <a
            href={orderStepPath(id, "cancel")}
            className="link inline-block min-h-11 content-center text-sm text-chilli"
          >
            {orders.cancelOrder}
          </a>
        </p>
      ) : null}
      {step === "pack" ? (
        <a href={orderStepPath(id, "settle")} className={`${plainButton} mt-3`}>
          {words.missingOrSwapped}
        </a>
      ) : null}
    </>
  );
}
