import { Form } from "@remix-run/react";
import { dayBookPath, dayPath } from "#app/addresses/side-paths.ts";
import type { StillOpen } from "#app/features/orders/counter/still-open.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./words.ts";

type CloseFormProps = {
  day: string;
  countedPaise: Paise | null;
  open: StillOpen | null;
  failure: FormFailure | undefined;
};

/** Says what is open before the day is closed over it. */
export function CloseForm({ day, countedPaise, open, failure }: CloseFormProps) {
  const [out, unpaid] = [open?.out, open?.unpaid].map((one) => (one && one.count > 0 ? one : null));
  const counted = countedPaise === null ? "" : formatRupeesPlain(countedPaise);
  return (
    <section className="panel mb-4" aria-labelledby="close">
      <h2 id="close" className="mb-2">
        {out || unpaid ? words.closeAnyway : words.close}
      </h2>
      {out ? <p>{words.stillOut(out.count, formatPaise(out.owedPaise))}</p> : null}
      {unpaid ? <p>{words.stillUnpaid(unpaid.count, formatPaise(unpaid.owedPaise))}</p> : null}
      <Form method="post" action={dayPath(day)} noValidate>
        <Field
          label={words.countedInRupees}
          name="counted"
          inputMode="decimal"
          autoComplete="off"
          hint={words.closeHint}
          key={countedPaise}
          defaultValue={failure?.values.counted ?? counted}
          error={failure?.errors.counted}
        />
        <SubmitButton action={dayBookPath}>{words.close}</SubmitButton>
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
