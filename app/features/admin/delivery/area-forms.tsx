import { Form } from "@remix-run/react";
import { useId } from "react";
import { changeAreaPath, deliveryCommandPath } from "#app/addresses/side-paths.ts";
import { areaColumns } from "#app/features/delivery/areas/area-columns.ts";
import type { KeptArea } from "#app/features/delivery/areas/areas.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";
import { words } from "./words.ts";

type AreaFormsProps = {
  areas: KeptArea[];
  file: string;
  /** The code of the one that is to be changed. */
  changed: string | null;
  refused: RefusedDelivery | undefined;
};

const fields = ["postalCode", "fee", "freeFrom", "minimum"] as const;

/** Once a code is kept, others are not served. */
export function AreaForms({ areas, file, changed, refused }: AreaFormsProps) {
  const meant = areas.find(({ postalCode }) => postalCode === changed);
  return (
    <section className="panel">
      <h2 className="mb-2">{words.pinCodes}</h2>
      <p className="mb-3 text-stone">{sentenceOn(areas)}</p>
      <AreaRows areas={areas.filter(({ isActive }) => isActive)} />
      <OffRows areas={areas.filter(({ isActive }) => !isActive)} />
      <details
        key={meant?.postalCode}
        id="area"
        className={meant ? undefined : "adds"}
        open={areas.length === 0 || meant !== undefined || refused?.command === "area/save"}
      >
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {meant ? words.changePinCode(meant.postalCode) : words.addPinCode}
        </summary>
        <AreaForm meant={meant} refused={refused} />
      </details>
      <AreaFile file={file} refused={refused} />
    </section>
  );
}

function sentenceOn(areas: KeptArea[]): string {
  if (areas.length === 0) return words.everywhere;
  return areas.some(({ isActive }) => isActive) ? words.onlyThese : words.nowhere;
}

type AreaFormProps = { meant: KeptArea | undefined; refused: RefusedDelivery | undefined };

function AreaForm({ meant, refused }: AreaFormProps) {
  const { errors, values } = refusedIn(refused, "area/save");
  const kept: typeof values = meant ? typedOf(meant) : {};
  return (
    <Form
      method="post"
      action={deliveryCommandPath("area/save")}
      noValidate
      className="mt-2 max-w-md"
    >
      <div className="pairs">
        {fields.map((name) => (
          <Field
            key={name}
            name={name}
            {...words.area[name]}
            inputMode={name === "postalCode" ? "numeric" : "decimal"}
            autoComplete="off"
            defaultValue={values[name] ?? kept[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <button type="submit" className="button w-full">
        {words.savePinCode}
      </button>
    </Form>
  );
}

/** As its form takes it. */
const typedOf = ({ postalCode, feePaise, freeFromPaise, minimumPaise }: KeptArea) => ({
  postalCode,
  fee: formatRupeesPlain(feePaise),
  freeFrom: freeFromPaise === null ? "" : formatRupeesPlain(freeFromPaise),
  minimum: formatRupeesPlain(minimumPaise),
});

/** Those that are switched off, apart from those that are delivered to. */
function OffRows({ areas }: { areas: KeptArea[] }) {
  if (areas.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">{words.notServed}</h3>
      <AreaRows areas={areas} />
    </>
  );
}

/** A row each; what is done with it is a tap away. */
function AreaRows({ areas }: { areas: KeptArea[] }) {
  if (areas.length === 0) return null;
  return (
    <ul className="fold-rows">
      {areas.map(({ postalCode, isActive, ...area }) => (
        <li key={postalCode}>
          <details>
            <summary>
              <span>
                <b>{postalCode}</b> <small>{termsOf(area)}</small>
              </span>
            </summary>
            <div className="choices">
              <a href={changeAreaPath(postalCode)} className="button button-plain">
                {words.change}
                <span className="sr-only"> {postalCode}</span>
              </a>
              <RowButton
                command="area/switch"
                fields={{ postalCode, isActive: isActive ? "0" : "1" }}
                label={isActive ? words.switchOff : words.switchOn}
                about={postalCode}
              />
              <RowButton
                command="area/remove"
                fields={{ postalCode }}
                label={words.remove}
                about={postalCode}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What it costs, in one line. */
function termsOf({
  feePaise,
  freeFromPaise,
  minimumPaise,
}: Omit<KeptArea, "postalCode" | "isActive">) {
  return [
    feePaise === 0 ? words.isFree : words.feeOf(formatPaise(feePaise)),
    ...(feePaise === 0 || freeFromPaise === null
      ? []
      : [words.isFreeFrom(formatPaise(freeFromPaise))]),
    ...(minimumPaise === 0 ? [] : [words.isFrom(formatPaise(minimumPaise))]),
  ].join(" · ");
}

/** The whole list as text, to be copied into a spreadsheet and back. */
function AreaFile({ file, refused }: Pick<AreaFormsProps, "file" | "refused">) {
  const id = useId();
  const { errors, values } = refusedIn(refused, "areas/replace");
  const error = errors.text;
  return (
    <details className="mt-4" open={Boolean(error)}>
      <summary className="min-h-11 content-center font-semibold text-leaf">
        {words.allAsCsv}
      </summary>
      <Form method="post" action={deliveryCommandPath("areas/replace")} noValidate>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {words.pinCodesAsCsv}
        </label>
        <textarea
          id={id}
          name="text"
          rows={10}
          spellCheck={false}
          className="field font-mono"
          defaultValue={values.text ?? file}
          autoFocus={Boolean(error)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e ${id}h` : `${id}h`}
        />
        {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
        <p id={`${id}h`} className="mb-3 mt-1 text-xs text-stone">
          {words.csvHint(areaColumns)}
        </p>
        <button type="submit" className="button">
          {words.saveList}
        </button>
      </Form>
    </details>
  );
}
