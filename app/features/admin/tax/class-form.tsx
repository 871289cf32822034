import { Form } from "@remix-run/react";
import { taxCommandPath } from "#app/addresses/side-paths.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

type ClassFormProps = {
  classes: TaxClass[];
  /** The class that was chosen of the list. */
  chosen: TaxClass | undefined;
  today: string;
  failure: FormFailure | undefined;
};

/** A class by its name, new or known, with its rate from a day on. */
export function ClassForm({ classes, chosen, today, failure }: ClassFormProps) {
  const rate = chosen?.rates.findLast(({ validFrom }) => validFrom <= today);
  const known = chosen && {
    ...{ name: chosen.name, nameHi: chosen.nameHi ?? "", hsn: chosen.hsn },
    rate: rate ? String(rate.basisPoints / 100) : "",
  };
  const { errors = {}, values = (known ?? {}) as FormFailure["values"] } = failure ?? {};
  const text = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <details className="panel py-1" id="class" open={Boolean(chosen ?? failure)}>
      <summary className="min-h-11 content-center font-semibold text-leaf">
        {chosen ? words.rateOf(chosen.nameHi ?? chosen.name) : words.classRate}
      </summary>
      <p className="mb-3">{words.classAbout}</p>
      <datalist id="tax-classes">
        {classes.map(({ id, name, nameHi }) => (
          <option key={id} value={name} label={nameHi ?? undefined} />
        ))}
      </datalist>
      <Form
        key={Object.keys(errors).join() + chosen?.id}
        method="post"
        action={taxCommandPath("class/save")}
        noValidate
      >
        <Field {...text("name")} label={words.taxClass} list="tax-classes" autoComplete="off" />
        <Field
          {...text("nameHi")}
          label={words.nameHi}
          hint={words.nameHiHint}
          lang="hi"
          autoComplete="off"
        />
        <Field {...text("hsn")} label={words.hsnCode} inputMode="numeric" autoComplete="off" />
        <Field {...text("rate")} label={words.ratePercent} inputMode="decimal" autoComplete="off" />
        <Field
          {...text("validFrom")}
          label={words.from}
          type="date"
          defaultValue={values.validFrom ?? today}
        />
        <button type="submit" className="button w-full">
          {words.saveRate}
        </button>
      </Form>
    </details>
  );
}
