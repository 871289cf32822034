import { Form } from "@remix-run/react";
import { taxPath } from "#app/admin-addresses.ts";
import type { TaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { states } from "#app/values/states.ts";
import { hsnDigits, regimeNames, regimes } from "#app/values/tax.ts";
import { SelectField } from "./select-field.tsx";

type SettingsFormProps = { settings: TaxSettings; failure: FormFailure | undefined };

/** With what was typed, where it was refused. */
export function SettingsForm({ settings, failure }: SettingsFormProps) {
  const { errors = {} } = failure ?? {};
  const shown: Record<string, string> = failure
    ? failure.values
    : { ...mapValues(settings), isRounded: settings.isRounded ? "on" : "" };
  const text = (name: string) => ({
    name,
    defaultValue: shown[name] ?? "",
    error: errors[name],
    autoComplete: "off",
    spellCheck: false,
  });
  return (
    <section className="panel" aria-labelledby="settings">
      <h2 id="settings" className="mb-3">
        Settings
      </h2>
      <Form key={Object.keys(errors).join()} method="post" action={taxPath} noValidate>
        <Standing {...{ shown, errors, text }} />
        <Numbers {...{ shown, errors, text }} />
        <button type="submit" name="to" value="settings" className="button w-full">
          Save settings
        </button>
      </Form>
    </section>
  );
}

type PartProps = {
  shown: Record<string, string>;
  errors: Record<string, string>;
  text: (name: string) => { name: string; defaultValue: string; error: string | undefined };
};

function Standing({ shown, errors, text }: PartProps) {
  return (
    <>
      <SelectField
        label="Regime"
        name="regime"
        value={shown.regime ?? ""}
        error={errors.regime}
        hint="As long as none is chosen, papers are as they were and say nothing of tax."
      >
        {regimes.map((regime) => (
          <option key={regime} value={regime}>
            {regimeNames[regime]}
          </option>
        ))}
      </SelectField>
      <Field {...text("gstin")} label="GSTIN" maxLength={15} autoCapitalize="characters" />
      <SelectField label="State" name="state" value={shown.state ?? ""} error={errors.state}>
        <option value="">Of the GSTIN</option>
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Numbers({ shown, errors, text }: PartProps) {
  return (
    <>
      <SelectField
        label="HSN digits"
        name="hsnDigits"
        value={shown.hsnDigits ?? ""}
        error={errors.hsnDigits}
        hint="Four up to a turnover of ₹5 crore, six above; none may do for consumers."
      >
        {hsnDigits.map((digits) => (
          <option key={digits} value={digits}>
            {digits}
          </option>
        ))}
      </SelectField>
      <Field
        {...text("series")}
        label="Series"
        hint="What numbers begin with, such as KS/26-27/0000123."
        maxLength={2}
      />
      <Field {...text("creditSeries")} label="Series of credit notes" maxLength={2} />
      <Field {...text("upiId")} label="UPI id" inputMode="email" autoCapitalize="none" />
      <label className="mb-4 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isRounded" defaultChecked={Boolean(shown.isRounded)} />
        Round to whole rupees
      </label>
    </>
  );
}

function mapValues(settings: TaxSettings): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}
