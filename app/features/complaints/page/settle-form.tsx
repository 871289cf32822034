import { Form } from "@remix-run/react";
import { complaintCommandPath } from "#app/addresses/side-paths.ts";
import type { Complaint, ComplainedLine } from "#app/features/complaints/complaint.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { type SettledAs, settlements } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { countField, shelfField } from "./open-lines.ts";
import { TextArea } from "./text-area.tsx";
import { words } from "./words.ts";

type SettleFormProps = { complaint: Complaint; failure: FormFailure | undefined };
type Said = Pick<FormFailure, "errors" | "values">;

/** For the shop. */
export function SettleForm({ complaint, failure }: SettleFormProps) {
  const { number, lines, orderId } = complaint;
  const said: Said = failure ?? { errors: {}, values: {} };
  const { errors, values } = said;
  const form = useFirstWrong(failure);
  const to = complaintCommandPath(number, "resolve");
  const ways = settlements.filter((way) => way === "refused" || orderId !== null);
  return (
    <Form method="post" action={to} noValidate className="panel" ref={form}>
      <h2 className="mb-2 text-base">{words.settle}</h2>
      <Ways ways={ways} said={said} />
      {errors.lines ? <Alert>{errors.lines}</Alert> : null}
      {lines.map((line) => (
        <Line key={line.financialId} line={line} said={said} />
      ))}
      <TextArea label={words.shopText} name="text" value={values.text ?? ""} error={errors.text} />
      <SubmitButton action={to}>{words.settle}</SubmitButton>
    </Form>
  );
}

function Ways({ ways, said: { errors, values } }: { ways: SettledAs[]; said: Said }) {
  const wrong = errors.by ? { "aria-invalid": true, "aria-describedby": "by-error" } : {};
  return (
    <fieldset className="mb-4">
      <legend className="font-semibold">{words.how}</legend>
      {ways.map((way, at) => (
        <label key={way} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="by"
            value={way}
            defaultChecked={values.by === way}
            autoFocus={at === 0 && errors.by !== undefined}
            {...wrong}
          />
          {named.settlements[way]}
        </label>
      ))}
      {errors.by ? <FieldError id="by-error">{errors.by}</FieldError> : null}
    </fieldset>
  );
}

function Line({ line, said: { errors, values } }: { line: ComplainedLine; said: Said }) {
  const [count, shelf] = [countField(line.financialId), shelfField(line.financialId)];
  return (
    <fieldset className="mb-2">
      <legend>{cardTitle(line)}</legend>
      <Field
        label={words.howMany(line.qty)}
        name={count}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[count] ?? String(line.qty)}
        error={errors[count]}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name={shelf} defaultChecked={values[shelf] !== undefined} />
        {words.backOnShelf}
      </label>
    </fieldset>
  );
}
