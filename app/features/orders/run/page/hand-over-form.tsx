import { Form } from "@remix-run/react";
import { runCommandPath } from "#app/addresses/paths.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise } from "#app/values/money.ts";
import type { RefusedRun } from "./answer-run.server.ts";
import { words } from "./words.ts";

type HandOverProps = {
  taken: { cashPaise: Paise; upiPaise: Paise };
  /** While taps wait for the network nobody knows what was taken. */
  isHeld: boolean;
  refusal: RefusedRun | undefined;
};

/** What was taken at the doors, and how much of the cash the rider gives to the shop. */
export function HandOver({ taken, isHeld, refusal }: HandOverProps) {
  const action = runCommandPath("handover");
  return (
    <section className="panel" aria-labelledby="taken">
      <h2 id="taken" className="mb-2 text-base">
        {words.taken}
      </h2>
      <dl className="mb-3 grid grid-cols-2 gap-x-3">
        <dt>{words.cash}</dt>
        <dd className="money font-bold">{formatPaise(taken.cashPaise)}</dd>
        <dt>{words.upi}</dt>
        <dd className="money">{formatPaise(taken.upiPaise)}</dd>
      </dl>
      {isHeld ? (
        <p>{words.afterTaps}</p>
      ) : taken.cashPaise > 0 || refusal ? (
        <Form method="post" action={action} noValidate>
          <Field
            label={words.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refusal?.values.amount ?? String(taken.cashPaise / 100)}
            error={refusal?.message}
          />
          <SubmitButton action={action}>{words.handOver}</SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
