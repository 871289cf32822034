import { Form, useNavigation } from "@remix-run/react";
import { orderStepPath } from "#app/addresses.ts";
import { alertTexts } from "#app/features/payments/payment-alert.ts";
import type { PaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { formatMoment } from "#app/values/dates.ts";
import type { Order } from "#app/features/orders/order.ts";
import { type UndoneStep, cashReference, newestStep } from "./newest-step.ts";
import { cashMethod } from "#app/values/payment-method.ts";

/** What an admin can do with an order now, and when what is done was done. */
export function AdminSteps({ order, notes }: { order: Order; notes: PaymentNotes }) {
  const { id, paidAt, acceptedAt, packedAt, dispatchedAt, deliveredAt } = order;
  const isCancelled = order.cancelledAt !== null;
  const waitsForMoney = order.paymentMethod !== cashMethod && paidAt === null;
  const waits = (why: string) => (isCancelled ? "Cancelled" : why);
  return (
    <section className="panel print:hidden" aria-labelledby="steps">
      <StepsHead notes={notes} />
      <ol className="grid gap-3 md:grid-cols-5">
        <Step
          action={orderStepPath(id, "accept")}
          label="Accepted"
          at={acceptedAt}
          waitsFor={waits(waitsForMoney ? "Waits for the online payment" : "")}
        />
        <Step
          action={orderStepPath(id, "pack")}
          label="Packed"
          at={packedAt}
          waitsFor={waits(waitsForMoney ? "Waits for the online payment" : "")}
        />
        <Step
          action={orderStepPath(id, "dispatch")}
          label="Dispatched"
          at={dispatchedAt}
          waitsFor={waits(packedAt === null ? "After packing" : "")}
        />
        <Step
          action={orderStepPath(id, "deliver")}
          label="Delivered"
          at={deliveredAt}
          waitsFor={waits(dispatchedAt === null ? "After dispatch" : "")}
        />
        <Step
          action={orderStepPath(id, "cash")}
          label="Paid"
          at={paidAt}
          waitsFor={waits(order.khataAt === null ? "See Collect" : "On the khata")}
        />
      </ol>
      {isCancelled || waitsForMoney || packedAt !== null ? null : (
        <a href={orderStepPath(id, "settle")} className="link inline-block min-h-11 content-center">
          Something is missing or swapped
        </a>
      )}
      <UndoForm order={order} />
    </section>
  );
}

function StepsHead({ notes }: { notes: PaymentNotes }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="steps">Steps of this order</h2>
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

const stepNames: Record<UndoneStep, string> = {
  accept: "Accepted",
  pack: "Packed",
  dispatch: "Dispatched",
  deliver: "Delivered",
  cash: "Cash received",
};

/** For as long as the newest step can be taken back; whether it still can, the command decides. */
function UndoForm({ order }: { order: Order }) {
  const newest = order.cancelledAt === null && order.khataAt === null ? newestStep(order) : null;
  if (!newest) return null;
  const isUpi = newest.step === "cash" && order.paymentReference !== cashReference;
  return (
    <Form method="post" action={orderStepPath(order.id, "undo")} className="mt-3">
      <input type="hidden" name="step" value={newest.step} />
      <button type="submit" className="button button-plain">
        Take back: {isUpi ? "UPI received" : stepNames[newest.step]}
      </button>
    </Form>
  );
}

type StepProps = {
  action: string;
  label: string;
  at: number | null;
  waitsFor: string;
};

function Step({ action, label, at, waitsFor }: StepProps) {
  const isBusy = useNavigation().formAction === action;
  if (at !== null)
    return (
      <li>
        <strong>✓ {label}</strong>
        <span className="block text-xs text-stone">{formatMoment(at)}</span>
      </li>
    );
  if (waitsFor)
    return (
      <li className="text-stone">
        {label}
        <span className="block text-xs">{waitsFor}</span>
      </li>
    );
  return (
    <li>
      <Form method="post" action={action}>
        <button type="submit" className="button w-full" disabled={isBusy}>
          {isBusy ? "Loading..." : label}
        </button>
      </Form>
    </li>
  );
}
