import { Form } from "@remix-run/react";
import { standingCommandPath } from "#app/addresses/side-paths.ts";
import type { SavedList } from "#app/features/lists/saved/saved-list.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./words.ts";

type MakeFormProps = {
  list: SavedList;
  hasKhata: boolean;
  values: Record<string, string>;
  errors: FieldErrors;
};

const lineText = (line: SavedList["lines"][number]) =>
  `${line.qty} × ${cardTitle(line)} ${formatPack(line)}`;

/** Of a list: on which days, when, how it is paid, and what it costs at most. */
export function MakeForm({ list, hasKhata, values, errors }: MakeFormProps) {
  const action = standingCommandPath("make");
  const form = useFirstWrong(errors);
  return (
    <Form
      method="post"
      action={`${action}?from=${list.id}`}
      noValidate
      className="panel mb-4"
      ref={form}
    >
      <h2 className="mb-2 text-base">{words.makeHeading}</h2>
      <p className="mb-3">{list.lines.map(lineText).join(", ")}</p>
      <input type="hidden" name="listId" value={list.id} />
      <Days values={values} error={errors.days} />
      <Field
        label={words.time}
        hint={words.timeHint}
        name="slotFrom"
        autoComplete="off"
        defaultValue={values.slotFrom ?? ""}
        error={errors.slotFrom}
      />
      {errors.pay ? <Alert>{errors.pay}</Alert> : null}
      {hasKhata ? (
        <fieldset className="mb-4">
          <legend className="font-semibold">{words.pay}</legend>
          {(["cash", "khata"] as const).map((way) => (
            <label key={way} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="pay"
                value={way}
                defaultChecked={(values.pay ?? "cash") === way}
              />
              {words[way]}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Field
        label={words.most}
        hint={words.mostHint}
        name="most"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.most ?? ""}
        error={errors.most}
      />
      <SubmitButton action={action}>{words.make}</SubmitButton>
    </Form>
  );
}

type DaysProps = { values: Record<string, string>; error: string | undefined };

function Days({ values, error }: DaysProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "days-error" } : {};
  return (
    <fieldset className="mb-4">
      <legend className="font-semibold">{words.days}</legend>
      <div className="flex flex-wrap gap-x-4">
        {words.weekdays.map((name, at) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={`day${at + 1}`}
              defaultChecked={values[`day${at + 1}`] !== undefined}
              autoFocus={at === 0 && error !== undefined}
              {...wrong}
            />
            {name}
          </label>
        ))}
      </div>
      {error ? <FieldError id="days-error">{error}</FieldError> : null}
    </fieldset>
  );
}
