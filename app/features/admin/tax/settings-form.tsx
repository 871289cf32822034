import { Form } from "@remix-run/react";
import { taxCommandPath } from "#app/addresses/side-paths.ts";
import type { TaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { states } from "#app/values/states.ts";
import { hsnDigits, regimeNames, regimes } from "#app/values/tax.ts";
import { SelectField } from "./select-field.tsx";
import { words } from "./words.ts";

type SettingsFormProps = { settings: TaxSettings; failure: FormFailure | undefined };

/** With what was typed, where it was refused. */
export function SettingsForm({ settings, failure }: SettingsFormProps) {
  const { errors = {} } = failure ?? {};
  const shown: Record<string, string> = failure
    ? failure.values
    : {
        ...mapValues(settings),
        isRounded: settings.isRounded ? "on" : "",
        isBilingual: settings.isBilingual ? "on" : "",
      };
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
        {words.settings}
      </h2>
      <Form
        key={Object.keys(errors).join()}
        method="post"
        action={taxCommandPath("settings/save")}
        noValidate
      >
        <div className="wide-pairs">
          <Standing {...{ shown, errors, text }} />
          <Numbers {...{ shown, errors, text }} />
        </div>
        <button type="submit" className="button max-md:w-full">
          {words.saveSettings}
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
        label={words.regime}
        name="regime"
        value={shown.regime ?? ""}
        error={errors.regime}
        hint={shown.regime === "none" ? words.regimeHint : undefined}
      >
        {regimes.map((regime) => (
          <option key={regime} value={regime}>
            {regimeNames[regime]}
          </option>
        ))}
      </SelectField>
      <Field {...text("gstin")} label={words.gstin} maxLength={15} autoCapitalize="characters" />
      <SelectField label={words.state} name="state" value={shown.state ?? ""} error={errors.state}>
        <option value="">{words.ofGstin}</option>
        {states().map(([code, name]) => (
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
        label={words.hsnDigits}
        name="hsnDigits"
        value={shown.hsnDigits ?? ""}
        error={errors.hsnDigits}
        hint={words.hsnHint}
      >
        {hsnDigits.map((digits) => (
          <option key={digits} value={digits}>
            {digits}
          </option>
        ))}
      </SelectField>
      <Field {...text("series")} label={words.series} hint={words.seriesHint} maxLength={2} />
      <Field {...text("creditSeries")} label={words.creditSeries} maxLength={2} />
      <Field {...text("upiId")} label={words.upiId} inputMode="email" autoCapitalize="none" />
      <label className="mb-4 flex min-h-11 items-center gap-3 self-end">
        <input type="checkbox" name="isRounded" defaultChecked={Boolean(shown.isRounded)} />
        {words.isRounded}
      </label>
      <label className="mb-4 flex min-h-11 items-center gap-3 self-end">
        <input type="checkbox" name="isBilingual" defaultChecked={Boolean(shown.isBilingual)} />
        {words.isBilingual}
      </label>
    </>
  );
}

function mapValues(settings: TaxSettings): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}
