import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { labelNames, labelTerms, missingLabel } from "#app/values/label.ts";
import { vegMarks } from "#app/values/veg-mark.ts";
import type { EditedDetail } from "./edited-detail.ts";
import { words } from "./words.ts";

type LabelInputsProps = {
  detail: EditedDetail;
  failure: Pick<FormFailure, "errors" | "values">;
};

const others = labelNames.filter((name) => name !== "vegMark");

/** What the label says of every pack of this brand; open while the law wants more. */
export function LabelInputs({ detail, failure: { errors, values } }: LabelInputsProps) {
  const isWrong = labelNames.some((name) => errors[name]);
  return (
    <details className="panel mb-4" open={isWrong || missingLabel(detail).length > 0}>
      <summary className="min-h-11 content-center font-semibold">{words.onLabel}</summary>
      <MarkSelect value={values.vegMark ?? detail.vegMark} error={errors.vegMark} />
      {others.map((name) => (
        <Field
          key={name}
          name={name}
          label={labelTerms[name]}
          hint={words.labelHints[name]}
          error={errors[name]}
          defaultValue={values[name] ?? detail[name]}
          autoComplete="off"
        />
      ))}
    </details>
  );
}

function MarkSelect({ value, error }: { value: string; error: string | undefined }) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {labelTerms.vegMark}
      </label>
      <select
        id={id}
        name="vegMark"
        defaultValue={value}
        className="field"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="">{words.notKnownYet}</option>
        {Object.entries(vegMarks).map(([mark, name]) => (
          <option key={mark} value={mark}>
            {name}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
