import { useId } from "react";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { asSoonAsPossible } from "#app/features/delivery/window.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

type CallerFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  windows: { id: string; name: string }[];
};

/** By the phone number alone the shop may know the rest. */
export function CallerFields({ values, errors, windows }: CallerFieldsProps) {
  const id = useId();
  const field = (name: "phoneNo" | "name" | "street" | "city" | "postalCode" | "note") => ({
    ...{ name, autoComplete: "off", error: errors[name], defaultValue: values[name] ?? "" },
  });
  return (
    <>
      <Field label={words.phone} inputMode="tel" {...field("phoneNo")} />
      <button
        type="submit"
        formMethod="get"
        formAction={sellToCallerPath}
        className="button button-plain mb-4"
      >
        {words.findCustomer}
      </button>
      <Field label={words.name} {...field("name")} />
      <Field label={words.street} {...field("street")} />
      <Field label={words.city} {...field("city")} />
      <Field label={words.postalCode} inputMode="numeric" {...field("postalCode")} />
      {windows.length > 0 ? (
        <p className="mb-4">
          <label htmlFor={id} className="mb-1 block font-semibold">
            {words.when}
          </label>
          <select id={id} name="slotId" className="field" defaultValue={values.slotId ?? ""}>
            <option value="">{asSoonAsPossible()}</option>
            {windows.map((window) => (
              <option key={window.id} value={window.id}>
                {window.name}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <Field label={words.note} {...field("note")} />
      <button
        type="submit"
        formMethod="get"
        formAction={sellToCallerPath}
        className="button button-plain plain-only mb-4"
      >
        {words.showTotal}
      </button>
    </>
  );
}
