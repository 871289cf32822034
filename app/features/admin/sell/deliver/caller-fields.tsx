import { useId } from "react";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { asSoonAsPossible } from "#app/features/delivery/window.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

type CallerFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  windows: { id: string; name: string }[];
  /** Whether more than the phone is asked for already. */
  isKnown: boolean;
};

/** By the phone number alone the shop may know the rest. */
export function CallerFields({ values, errors, windows, isKnown }: CallerFieldsProps) {
  const field = fieldOf({ values, errors });
  return (
    <section aria-labelledby="caller" className="panel caller">
      <h2 id="caller" className="mb-2">
        {words.customer}
      </h2>
      <div className="by-phone">
        <Field
          label={words.phone}
          inputMode="tel"
          hint={words.phoneHint}
          autoFocus={!isKnown}
          {...field("phoneNo")}
        />
        <button
          type="submit"
          formMethod="get"
          formAction={sellToCallerPath}
          className="button button-plain"
        >
          {words.findCustomer}
        </button>
      </div>
      {isKnown ? <WhereTo {...{ values, errors, windows }} /> : null}
    </section>
  );
}

const fieldOf =
  ({ values, errors }: Pick<CallerFieldsProps, "values" | "errors">) =>
  (name: "phoneNo" | "name" | "street" | "city" | "postalCode" | "note") => ({
    ...{ name, autoComplete: "off", error: errors[name], defaultValue: values[name] ?? "" },
  });

function WhereTo({ values, errors, windows }: Omit<CallerFieldsProps, "isKnown">) {
  const id = useId();
  const field = fieldOf({ values, errors });
  return (
    <>
      <Field label={words.name} {...field("name")} />
      <Field label={words.street} {...field("street")} />
      <div className="pairs">
        <Field label={words.city} {...field("city")} />
        <Field label={words.postalCode} inputMode="numeric" {...field("postalCode")} />
      </div>
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
        className="button button-plain plain-only w-full"
      >
        {words.showTotal}
      </button>
    </>
  );
}
