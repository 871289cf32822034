import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { type Label, labelNames, labelTerms } from "#app/values/label.ts";
import { vegMarks } from "#app/values/veg-mark.ts";
import { words } from "./words.ts";

type LabelInputsProps = {
  label: Label;
  failure: Pick<FormFailure, "errors" | "values">;
};

const others = labelNames.filter((name) => name !== "vegMark");

/** What the label says of every pack of this brand. */
export function LabelInputs({ label, failure: { errors, values } }: LabelInputsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.onLabel}</legend>
      <div className="wide-pairs">
        <MarkSelect value={values.vegMark ?? label.vegMark} error={errors.vegMark} />
        {others.map((name) => (
          <Field
            key={name}
            name={name}
            label={labelTerms[name]}
            hint={words.labelHints[name]}
            error={errors[name]}
            defaultValue={values[name] ?? label[name]}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
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
