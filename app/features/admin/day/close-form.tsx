import { Form, Link } from "@remix-run/react";
import { dayBookPath, dayPath } from "#app/addresses/paths.ts";
import type { StillOpen } from "#app/features/orders/counter/still-open.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

export type CloseQuestion = { open: StillOpen; counted: string };

export function CloseForm({ day, failure }: { day: string; failure: FormFailure | undefined }) {
  return (
    <section className="panel mb-4" aria-labelledby="close">
      <h2 id="close" className="mb-2">
        {words.close}
      </h2>
      <Form method="post" action={dayPath(day)} noValidate>
        <Field
          label={words.countedInRupees}
          name="counted"
          inputMode="decimal"
          autoComplete="off"
          hint={words.closeHint}
          defaultValue={failure?.values.counted ?? ""}
          error={failure?.errors.counted}
        />
        <SubmitButton action={dayBookPath}>{words.close}</SubmitButton>
      </Form>
    </section>
  );
}

/** Says what is open before the day is closed over it. */
export function AskToClose({ day, open, counted }: CloseQuestion & { day: string }) {
  const { out, unpaid } = open;
  return (
    <section className="panel mb-4" aria-labelledby="close">
      <h2 id="close" className="mb-2">
        {words.closeAnyway}
      </h2>
      {out.count > 0 ? <p>{words.stillOut(out.count, formatPaise(out.owedPaise))}</p> : null}
      {unpaid.count > 0 ? (
        <p>{words.stillUnpaid(unpaid.count, formatPaise(unpaid.owedPaise))}</p>
      ) : null}
      <p className="mb-3">{words.closeHint}</p>
      <Form method="post" action={dayPath(day)}>
        <input type="hidden" name="counted" value={counted} />
        <input type="hidden" name="sure" value="1" />
        <div className="choices">
          <SubmitButton action={dayBookPath}>{words.close}</SubmitButton>
          <Link to={dayPath(day)} className="button button-plain">
            {words.notYet}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** For as long as it can be opened again. */
export function OpenAgain({ day }: { day: string }) {
  return (
    <Form method="post" action={dayPath(day)} className="mb-4">
      <input type="hidden" name="open" value="1" />
      <button type="submit" className="button button-plain">
        {words.openAgain}
      </button>
    </Form>
  );
}
