import { Form } from "@remix-run/react";
import { dayCommandPath } from "#app/addresses/side-paths.ts";
import type { Day } from "#app/features/books/day.ts";
import type { DayBook } from "#app/features/books/day-book.server.ts";
import { words as bookWords } from "#app/features/books/day.words.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { drawerKinds } from "#app/values/day-figures.ts";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { noteRupees } from "#app/values/notes.ts";
import { words } from "./words.ts";

type Failed = { failure: FormFailure | undefined };

/** Folded; until there is a float, what was counted last is offered as one. */
export function DrawerForm({
  day,
  last,
  formKey,
  failure,
}: { day: Day; last: DayBook["lastCount"]; formKey: string } & Failed) {
  const { values, errors = {} } = failure ?? {};
  const hasFloat = day.floatPaise > 0;
  const offer = hasFloat ? null : last;
  const offered = offer ? formatRupeesPlain(offer.paise) : "";
  const action = dayCommandPath("entry", day.day);
  const isWrong = Boolean(errors.kind ?? errors.amount ?? errors.text);
  const chosen = values?.kind ?? (hasFloat ? "expense" : "float");
  return (
    <details className="panel mb-4 !py-1" open={isWrong}>
      <summary className="min-h-11 content-center font-semibold">{words.drawer}</summary>
      <Form method="post" action={action} noValidate className="py-2">
        <input type="hidden" name="key" value={values?.key ?? formKey} />
        <fieldset className="mb-4">
          <legend className="font-semibold">{words.whatItIs}</legend>
          <div className="flex flex-wrap gap-x-4">
            {drawerKinds.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={chosen === kind}
                  aria-describedby={errors.kind ? "kind-error" : undefined}
                  className="size-5"
                />
                {bookWords.figures[kind]}
              </label>
            ))}
          </div>
          {errors.kind ? <FieldError id="kind-error">{errors.kind}</FieldError> : null}
        </fieldset>
        <Field
          key={offered}
          label={words.amountInRupees}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values?.amount ?? offered}
          error={errors.amount}
          {...(offer && { hint: words.countedLast(formatDate(startOfIndianDay(offer.day))) })}
        />
        <Field
          label={words.whatFor}
          name="text"
          autoComplete="off"
          defaultValue={values?.text ?? ""}
          error={errors.text}
        />
        <SubmitButton action={action.split("?")[0]!}>{words.write}</SubmitButton>
      </Form>
    </details>
  );
}

/** Folded until somebody counts. */
export function CountNotes({ day, failure }: { day: Day } & Failed) {
  const { values, errors = {} } = failure ?? {};
  const action = dayCommandPath("count", day.day);
  const isWrong = noteRupees.some((note) => errors[`note${note}`]);
  return (
    <details className="panel mb-4 !py-1" open={isWrong}>
      <summary className="min-h-11 content-center font-semibold">{words.countNotes}</summary>
      <Form method="post" action={action} noValidate className="py-2">
        {noteRupees.map((note) => (
          <Field
            key={note}
            label={words.note(note)}
            name={`note${note}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values?.[`note${note}`] ?? day.notes?.[`${note}`] ?? ""}
            error={errors[`note${note}`]}
          />
        ))}
        <SubmitButton action={action.split("?")[0]!}>{words.saveNotes}</SubmitButton>
      </Form>
    </details>
  );
}
