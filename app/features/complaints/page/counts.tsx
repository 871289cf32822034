import { useId } from "react";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type OpenLine, countField } from "./open-lines.ts";
import { words } from "./words.ts";

type CountsProps = {
  lines: OpenLine[];
  pictures: Record<string, string>;
  values: Record<string, string>;
  errors: FieldErrors;
};

/** A row for each item of the order, with how many of it are meant. */
export function Counts({ lines, pictures, values, errors }: CountsProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-base font-bold">{words.whichItems}</legend>
      {errors.lines ? <Alert>{errors.lines}</Alert> : null}
      <div className="divide-y divide-line rounded-lg border border-line bg-card px-3">
        {lines.map((line) => {
          const field = countField(line.financialId);
          return (
            <Count
              key={line.financialId}
              line={line}
              image={pictures[line.financialId] ?? ""}
              typed={values[field] ?? ""}
              error={errors[field]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type CountProps = { line: OpenLine; image: string; typed: string; error: string | undefined };

/** What was typed elsewhere and is too much comes back as it was. */
function Count({ line, image, typed, error }: CountProps) {
  const id = useId();
  const counts = Array.from({ length: line.qty + 1 }, (_, count) => String(count));
  const all = typed === "" || counts.includes(typed) ? counts : [...counts, typed];
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2">
      <Picture image={image} alt="" sizes="small" className="size-12 flex-none rounded-md" />
      <label htmlFor={id} className="min-w-0 flex-1 basis-32 text-sm">
        <span className="block font-semibold text-pretty">
          {cardTitle(line)}, {formatPack(line)}
        </span>
        <span className="text-xs text-stone">{words.howMany(line.qty)}</span>
      </label>
      <select
        id={id}
        name={countField(line.financialId)}
        defaultValue={typed || "0"}
        className="field w-20"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={Boolean(error)}
      >
        {all.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
      {error ? (
        <div className="basis-full">
          <FieldError id={`${id}e`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
