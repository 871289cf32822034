import { useId, useState } from "react";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
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

/**
 * A row for each item of the order: ticked where each came once, else with how many of it are meant,
 * which a step down and up helps with.
 */
export function Counts({ lines, pictures, values, errors }: CountsProps) {
  const isCounted = lines.some(({ qty }) => qty > 1);
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
              {...{ line, isCounted }}
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

type CountProps = {
  line: OpenLine;
  isCounted: boolean;
  image: string;
  typed: string;
  error: string | undefined;
};

function Count({ line, isCounted, image, typed, error }: CountProps) {
  const id = useId();
  const [count, setCount] = useState(typed || "0");
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
        {isCounted ? <span className="text-xs text-stone">{words.weSent(line.qty)}</span> : null}
      </span>
    </>
  );
  const row = "flex min-w-0 flex-1 basis-40 items-center gap-3 py-2 text-sm";
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {isCounted ? (
        <>
          <label htmlFor={id} className={row}>
            {about}
          </label>
          <Stepper {...{ field, count }} most={line.qty} onCount={setCount} />
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
