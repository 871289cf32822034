import { useId } from "react";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { morePackField, morePackInputs } from "./more-pack-fields.ts";
import { words } from "./words.ts";

type MorePacksProps = {
  title: string;
  rows: readonly number[];
  failure: Pick<FormFailure, "errors" | "values">;
};

const shownRows = 3;

/** Several packs in one save, a row each, those beyond three folded; a row that is left empty makes none. */
export function MorePacks({ title, rows, failure }: MorePacksProps) {
  const folded = rows.slice(shownRows);
  const isTyped = folded.some((row) =>
    Object.keys(morePackInputs()).some((field) => failure.values[morePackField(row, field)]),
  );
  return (
    <fieldset className="panel mb-4">
      <legend className="text-[1.0625rem] font-bold">{title}</legend>
      <p className="mb-2 text-xs text-stone">{words.aboutRows}</p>
      <PackInputs rows={rows.slice(0, shownRows)} failure={failure} />
      {folded.length > 0 ? (
        <details open={isTyped}>
          <summary className="min-h-11 content-center text-sm">{words.furtherPacks}</summary>
          <PackInputs rows={folded} failure={failure} />
        </details>
      ) : null}
    </fieldset>
  );
}

function PackInputs({ rows, failure }: Pick<MorePacksProps, "rows" | "failure">) {
  return rows.map((row) => (
    <div key={row} className="more-pack">
      {Object.entries(morePackInputs()).map(([field, input]) => (
        <PackInput
          key={field}
          name={morePackField(row, field)}
          row={row}
          {...input}
          failure={failure}
        />
      ))}
    </div>
  ));
}

type PackInputProps = Pick<MorePacksProps, "failure"> & {
  name: string;
  label: string;
  row: number;
  inputMode: "text" | "decimal" | "numeric";
};

function PackInput({ name, label, row, inputMode, failure }: PackInputProps) {
  const { errors, values } = failure;
  const id = useId();
  const error = errors[name];
  return (
    <div className={error ? "col-span-full" : undefined}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold">
        {label}
        <span className="sr-only"> {words.ofPack(row)}</span>
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
