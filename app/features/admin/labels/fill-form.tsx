import { Form } from "@remix-run/react";
import { useId } from "react";
import { labelListPath } from "#app/addresses/side-paths.ts";
import { words as edit } from "#app/features/admin/products/edit/words.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { labelTerms } from "#app/values/label.ts";
import { words } from "./words.ts";

type FillFormProps = {
  brands: { brand: string; goods: number }[];
  /** All that lack something. */
  count: number;
  failure: FormFailure | undefined;
};

const facts = ["maker", "careContact"] as const;

/** Maker and customer care of many goods at once, where they are missing. */
export function FillForm({ brands, count, failure }: FillFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const id = useId();
  return (
    <details className="panel mb-4 max-w-3xl py-1" open={failure !== undefined}>
      <summary className="min-h-11 content-center font-semibold">{words.fillMany(count)}</summary>
      <Form method="post" action={labelListPath} noValidate autoComplete="off">
        {errors.form ? <Alert>{errors.form}</Alert> : null}
        <label htmlFor={id} className="mb-1 block font-semibold">
          {words.whichGoods}
        </label>
        <select id={id} name="brand" defaultValue={values.brand ?? ""} className="field mb-4">
          <option value="">{words.allGoods(count)}</option>
          {brands.map(({ brand, goods }) => (
            <option key={brand} value={brand}>
              {words.ofBrand(brand, goods)}
            </option>
          ))}
        </select>
        <div className="wide-pairs">
          {facts.map((name) => (
            <Field
              key={name}
              name={name}
              label={labelTerms[name]}
              hint={edit.labelHints[name]}
              error={errors[name]}
              defaultValue={values[name]}
            />
          ))}
        </div>
        <p className="mb-3 text-sm text-stone">{words.aboutFill}</p>
        <SubmitButton action={labelListPath} look="button max-md:w-full">
          {words.fill}
        </SubmitButton>
      </Form>
    </details>
  );
}
