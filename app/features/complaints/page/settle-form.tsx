import { Form } from "@remix-run/react";
import { complaintCommandPath } from "#app/addresses/side-paths.ts";
import type { Complaint } from "#app/features/complaints/complaint.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { settlements } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import type { ComplaintAnswer } from "./answer-complaint.server.ts";
import { countField, shelfField } from "./open-lines.ts";
import { TextArea } from "./text-area.tsx";
import { words } from "./words.ts";

type Refusal = Extract<ComplaintAnswer, { ok: false }>;

/** For the shop. */
export function SettleForm({
  complaint,
  refusal,
}: {
  complaint: Complaint;
  refusal: Refusal | undefined;
}) {
  const { number, lines, orderId } = complaint;
  const values = refusal?.values ?? {};
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const wrongWay = errorOf("by");
  const to = complaintCommandPath(number, "resolve");
  const ways = settlements.filter((way) => way === "refused" || orderId !== null);
  return (
    <Form method="post" action={to} noValidate className="panel">
      <h2 className="mb-2 text-base">{words.settle}</h2>
      {errorOf("lines") ? <Alert>{errorOf("lines")}</Alert> : null}
      <fieldset className="mb-4">
        <legend className="font-semibold">{words.how}</legend>
        {ways.map((way) => (
          <label key={way} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="by" value={way} defaultChecked={values.by === way} />
            {named.settlements[way]}
          </label>
        ))}
        {wrongWay ? <FieldError id="by-error">{wrongWay}</FieldError> : null}
      </fieldset>
      {lines.map((line) => (
        <fieldset key={line.financialId} className="mb-2">
          <legend>{cardTitle(line)}</legend>
          <Field
            label={words.howMany(line.qty)}
            name={countField(line.financialId)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values[countField(line.financialId)] ?? String(line.qty)}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={shelfField(line.financialId)}
              defaultChecked={values[shelfField(line.financialId)] !== undefined}
            />
            {words.backOnShelf}
          </label>
        </fieldset>
      ))}
      <TextArea
        label={words.shopText}
        name="text"
        value={values.text ?? ""}
        error={errorOf("text")}
      />
      <SubmitButton action={to}>{words.settle}</SubmitButton>
    </Form>
  );
}
