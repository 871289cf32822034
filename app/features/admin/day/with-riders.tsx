import type { ReactNode } from "react";
import { Form } from "@remix-run/react";
import { dayBookPath } from "#app/addresses/side-paths.ts";
import type { WithRider } from "#app/features/orders/run/hand-over.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type WithRidersProps = { riders: WithRider[]; failure: FormFailure | undefined };

/** Cash that riders took and have not handed over, what they say they do, and what was missing. */
export function WithRiders({ riders, failure }: WithRidersProps) {
  return (
    <section className="panel mb-4" aria-labelledby="riders">
      <h2 id="riders" className="mb-2 text-base">
        {words.withRiders}
      </h2>
      {riders.map(({ riderId, name, openPaise, waiting, counted, missingPaise }) => (
        <div key={riderId} className="border-t border-line py-2">
          <p className="flex justify-between gap-3">
            {name} <b className="money">{formatPaise(openPaise)}</b>
          </p>
          {counted.map(({ id, countedPaise, countedBy }) => (
            <p key={id}>{words.handoverBy(formatPaise(countedPaise ?? 0), countedBy ?? "")}</p>
          ))}
          {missingPaise === 0 ? null : (
            <p className="text-chilli">{words.missing(name, formatPaise(missingPaise))}</p>
          )}
          {waiting.map(({ id, amountPaise }) => (
            <CountForm key={id} name="handover" {...{ id, failure }}>
              <p className="mb-2">{words.handsOver(name, formatPaise(amountPaise))}</p>
            </CountForm>
          ))}
          {openPaise > 0 ? (
            <details open={failure?.values.withRider === riderId}>
              <summary className="min-h-11 content-center font-semibold">
                {words.countNow(name)}
              </summary>
              <CountForm name="withRider" id={riderId} failure={failure} />
            </details>
          ) : null}
        </div>
      ))}
    </section>
  );
}

type CountFormProps = {
  /** Of a handover, or of all that a rider has. */
  name: "handover" | "withRider";
  id: string;
  failure: FormFailure | undefined;
  children?: ReactNode;
};

function CountForm({ name, id, failure, children }: CountFormProps) {
  const failed = failure?.values[name] === id ? failure : undefined;
  return (
    <Form method="post" action={dayBookPath} noValidate className="mt-2">
      {children}
      <input type="hidden" name={name} value={id} />
      <Field
        label={words.countIt}
        name="handedOver"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={failed?.values.handedOver ?? ""}
        error={failed?.errors.handedOver}
      />
      <button type="submit" className="button w-full">
        {words.saveCount}
      </button>
    </Form>
  );
}
