import { type ComponentPropsWithoutRef, useId, useState } from "react";
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

/** One alone is ticked; of more it is said how many, which a step down and up helps with. */
function Count({ line, image, typed, error }: CountProps) {
  const id = useId();
  const field = {
    ...{ id, name: countField(line.financialId), autoFocus: Boolean(error) },
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}e` : undefined,
  };
  const about = (
    <>
      <Picture image={image} alt="" sizes="small" className="size-12 flex-none rounded-md" />
      <span className="flex-1">
        <span className="block font-semibold text-pretty">
          {cardTitle(line)}, {formatPack(line)}
        </span>
        {line.qty > 1 ? (
          <span className="text-xs text-stone">{words.howMany(line.qty)}</span>
        ) : null}
      </span>
    </>
  );
  const row = "flex min-w-0 flex-1 basis-40 items-center gap-3 py-2 text-sm";
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {line.qty > 1 ? (
        <>
          <label htmlFor={id} className={row}>
            {about}
          </label>
          <Stepped field={field} most={line.qty} typed={typed} />
        </>
      ) : (
        <label className={row}>
          {about}
          <input {...field} type="checkbox" value="1" defaultChecked={typed === "1"} />
        </label>
      )}
      {error ? (
        <div className="basis-full">
          <FieldError id={`${id}e`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

type SteppedProps = { field: ComponentPropsWithoutRef<"input">; most: number; typed: string };

/** What was typed and is too much comes back as it was. */
function Stepped({ field, most, typed }: SteppedProps) {
  const [count, setCount] = useState(typed || "0");
  const step = (by: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => setCount(String(Math.min(most, Math.max(0, Number(count) + by) || 0)))}
    >
      {sign}
    </button>
  );
  return (
    <span className="stepper">
      {step(-1, "−")}
      <input
        {...field}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => setCount(target.value)}
        className="w-11 rounded-md bg-transparent text-center"
      />
      {step(1, "+")}
    </span>
  );
}
