import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { type Label, labelNames } from "#app/values/label.ts";
import { LabelInputs } from "./label-fields.tsx";
import { words } from "./words.ts";

type FactName = "alsoKnownAs" | "image";
type MoreFactsProps<Name extends FactName> = {
  facts: Label & Record<Name, string>;
  fields: readonly Name[];
  /** For who comes to fill them in. */
  isOpen?: boolean;
  failure: Pick<FormFailure, "errors" | "values">;
};

/** What is seldom needed, folded away; never what was refused. */
export function MoreFacts<Name extends FactName>({
  facts,
  fields,
  isOpen = false,
  failure,
}: MoreFactsProps<Name>) {
  const { errors, values } = failure;
  const isWrong = [...fields, ...labelNames].some((name) => errors[name]);
  return (
    <details className="panel mb-4 py-1" open={isOpen || isWrong}>
      <summary className="min-h-11 content-center font-semibold">{words.moreFacts}</summary>
      <div className="wide-pairs">
        {fields.map((name) => (
          <Field
            key={name}
            {...words[name]}
            name={name}
            error={errors[name]}
            defaultValue={values[name] ?? facts[name]}
            autoComplete="off"
          />
        ))}
      </div>
      <LabelInputs label={facts} failure={failure} />
    </details>
  );
}
