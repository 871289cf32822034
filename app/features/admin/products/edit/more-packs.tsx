import { useId } from "react";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { morePackField, morePackInputs, morePackRows } from "./more-pack-fields.ts";
import { words } from "./words.ts";

type MorePacksProps = { failure: Pick<FormFailure, "errors" | "values"> };

/** A new brand comes with several packs in one save; a row that is left empty makes none. */
export function MorePacks({ failure }: MorePacksProps) {
  return (
    <fieldset className="panel mb-4">
      <legend className="px-1 font-semibold">{words.morePacks}</legend>
      {morePackRows.map((row) => (
        <div key={row} className="more-pack">
          {Object.entries(morePackInputs()).map(([field, input]) => (
            <PackInput
              key={field}
              name={morePackField(row, field)}
              of={words.ofPack(row)}
              {...input}
              failure={failure}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

type PackInputProps = MorePacksProps & {
  name: string;
  label: string;
  of: string;
  inputMode: "text" | "decimal" | "numeric";
};

function PackInput({ name, label, of, inputMode, failure: { errors, values } }: PackInputProps) {
  const id = useId();
  const error = errors[name];
  return (
    <div>
      <label htmlFor={id} className="block text-xs">
        {label}
        <span className="sr-only"> {of}</span>
      </label>
      <input
        id={id}
        name={name}
        inputMode={inputMode}
        className="field"
        autoComplete="off"
        defaultValue={values[name] ?? ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={Boolean(error)}
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
