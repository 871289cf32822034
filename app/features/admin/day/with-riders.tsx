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
            <Form key={id} method="post" action={dayBookPath} noValidate className="mt-2">
              <p className="mb-2">{words.handsOver(name, formatPaise(amountPaise))}</p>
              <input type="hidden" name="handover" value={id} />
              <Field
                label={words.countIt}
                name="handedOver"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={failure?.values.handover === id ? failure.values.handedOver : ""}
                error={failure?.values.handover === id ? failure.errors.handedOver : undefined}
              />
              <button type="submit" className="button w-full">
                {words.saveCount}
              </button>
            </Form>
          ))}
        </div>
      ))}
    </section>
  );
}
