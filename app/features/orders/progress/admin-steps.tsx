import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { alertTexts } from "#app/features/payments/payment-alert.ts";
import type { PaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import type { WhoTook } from "./logged-steps.ts";
import { type UndoneStep, cashReference } from "./newest-step.ts";
import { type Role, may } from "#app/values/roles.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { BackField, OrderStep } from "./order-step.tsx";
import { words } from "./words.ts";

/** What who may can do with an order now, and when what is done was done. */
export function AdminSteps({
  order,
  notes,
  back,
  role,
  undoable,
  who,
}: {
  order: Order;
  notes: PaymentNotes;
  /** Where the admin came from, as every step leads here again. */
  back: string;
  role: Role | null;
  undoable: UndoneStep | null;
  who: WhoTook;
}) {
  const mayMoney = may(role, "till");
  const { id, paidAt, packedAt, dispatchedAt } = order;
  const isCancelled = order.cancelledAt !== null;
  const waitsForMoney = order.paymentMethod !== cashMethod && paidAt === null;
  const steps = stepsOf(order, waitsForMoney).filter(({ right }) => may(role, right));
  return (
    <section className="panel print:hidden" aria-labelledby="steps">
      <StepsHead notes={notes} />
      <ol className="grid gap-3 md:grid-cols-5">
        {steps.map(({ step, right: _, logged, ...shown }) => (
          <OrderStep
            key={step}
            back={back}
            action={orderStepPath(id, step)}
            asksWhy={step === "deliver" && order.riderId !== null}
            by={who[logged]}
            {...shown}
          />
        ))}
      </ol>
      <a href={orderStepPath(id, "picking")} className="link block min-h-11 content-center">
        {words.pickingList}
      </a>
      {isCancelled || waitsForMoney || packedAt !== null ? null : (
        <a href={orderStepPath(id, "settle")} className="link inline-block min-h-11 content-center">
          {words.missingOrSwapped}
        </a>
      )}
      {isCancelled || dispatchedAt === null || !mayMoney ? null : (
        <a href={orderStepPath(id, "return")} className="link inline-block min-h-11 content-center">
          {words.goodsCameBack}
        </a>
      )}
      {undoable ? <UndoForm order={order} step={undoable} back={back} /> : null}
    </section>
  );
}

function stepsOf(order: Order, waitsForMoney: boolean) {
  const { paidAt, acceptedAt, packedAt, dispatchedAt, deliveredAt } = order;
  const isCancelled = order.cancelledAt !== null;
  const waits = (why: string) => (isCancelled ? words.cancelled : why);
  const forMoney = waits(waitsForMoney ? words.waitsForPayment : "");
  const afterPacking = waits(packedAt === null ? words.afterPacking : "");
  const afterDispatch = waits(dispatchedAt === null ? words.afterDispatch : "");
  const forCash = waits(order.khataAt === null ? words.seeCollect : words.onKhata);
  return [
    {
      step: "accept",
      logged: "accepted",
      label: words.labels.accept,
      at: acceptedAt,
      waitsFor: forMoney,
      right: "counter",
    },
    {
      step: "pack",
      logged: "packed",
      label: words.labels.pack,
      at: packedAt,
      waitsFor: forMoney,
      right: "counter",
    },
    {
      step: "dispatch",
      logged: "dispatched",
      label: words.labels.dispatch,
      at: dispatchedAt,
      waitsFor: afterPacking,
      right: "counter",
    },
    {
      step: "deliver",
      logged: "delivered",
      label: words.labels.deliver,
      at: deliveredAt,
      waitsFor: afterDispatch,
      right: "till",
    },
    {
      step: "cash",
      logged: "paid",
      label: words.labels.cash,
      at: paidAt,
      waitsFor: forCash,
      right: "till",
    },
  ] as const;
}

function StepsHead({ notes }: { notes: PaymentNotes }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="steps">{words.steps}</h2>
        {notes.alerts.map((alert) => (
          <strong
            key={alert}
            className="rounded-md border border-chilli bg-rose p-1 px-3 text-chilli"
          >
            {alertTexts[alert]}
          </strong>
        ))}
      </div>
      {notes.adminLines.map((line) => (
        <p key={line} className="mb-3">
          {line}
        </p>
      ))}
    </>
  );
}

const nameOf = (step: UndoneStep, reference: string | null) => {
  if (step !== "cash") return words.labels[step];
  return reference === cashReference ? words.cashReceived : words.upiReceived;
};

function UndoForm({ order, step, back }: { order: Order; step: UndoneStep; back: string }) {
  return (
    <Form method="post" action={orderStepPath(order.id, "undo")} className="mt-3">
      <input type="hidden" name="step" value={step} />
      <BackField back={back} />
      <button type="submit" className="button button-plain">
        {words.takeBack(nameOf(step, order.paymentReference))}
      </button>
    </Form>
  );
}
