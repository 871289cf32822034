import { Form } from "@remix-run/react";
import { useId } from "react";
import { deliveryCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { areaColumns } from "#app/features/delivery/areas/area-columns.ts";
import type { KeptArea } from "#app/features/delivery/areas/areas.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";
import { words } from "./words.ts";

type AreaFormsProps = { areas: KeptArea[]; file: string; refused: RefusedDelivery | undefined };

const fields = ["postalCode", "fee", "freeFrom", "minimum"] as const;

/** Once a code is kept, others are not served. */
export function AreaForms({ areas, file, refused }: AreaFormsProps) {
  const { errors, values } = refusedIn(refused, "area/save");
  return (
    <section className="panel">
      <h2 className="mb-2">{words.pinCodes}</h2>
      <p className="mb-3 text-stone">{areas.length === 0 ? words.everywhere : words.onlyThese}</p>
      {areas.length > 0 ? <AreaTable areas={areas} /> : null}
      <details open={areas.length === 0 || refused?.command === "area/save"}>
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {words.addPinCode}
        </summary>
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
                defaultValue={values[name]}
                error={errors[name]}
              />
            ))}
          </div>
          <button type="submit" className="button w-full">
            {words.savePinCode}
          </button>
        </Form>
      </details>
      <AreaFile file={file} refused={refused} />
    </section>
  );
}

function AreaTable({ areas }: { areas: KeptArea[] }) {
  return (
    <Sheet
      heads={[words.pinCode]}
      numbers={[words.fee, words.freeFrom, words.smallestOrder]}
      hasActions
    >
      {areas.map(({ postalCode, isActive, feePaise, freeFromPaise, minimumPaise }) => (
        <tr key={postalCode}>
          <th scope="row" data-label={words.pinCode}>
            {postalCode}
            {isActive ? null : <span className="badge ml-2">{words.notServed}</span>}
          </th>
          <td data-label={words.fee} className="number">
            {formatPaise(feePaise)}
          </td>
          <td data-label={words.freeFrom} className="number">
            {freeFromPaise === null ? words.never : formatPaise(freeFromPaise)}
          </td>
          <td data-label={words.smallestOrder} className="number">
            {formatPaise(minimumPaise)}
          </td>
          <td>
            <div className="choices">
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
          </td>
        </tr>
      ))}
    </Sheet>
  );
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
      <Form method="post" action={deliveryCommandPath("areas/replace")}>
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
