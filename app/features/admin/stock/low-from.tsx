import { Form } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { Failure } from "./low-row.tsx";
import { words } from "./words.ts";

/** What is called low, and from how many on, which is seldom changed. */
export function LowFrom({ lowStock, failure }: { lowStock: number; failure: Failure }) {
  const { errors, values } = failure;
  return (
    <details className="panel mb-3 max-w-lg !py-1" open={errors.lowStock !== undefined}>
      <summary className="min-h-11 content-center text-sm">{words.about(lowStock)}</summary>
      <Form method="post" action={lowStockPath} noValidate className="short-fields">
        <Field
          name="lowStock"
          label={words.lowFrom}
          hint={words.lowFromHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.lowStock ?? lowStock}
          error={errors.lowStock}
        />
        <SubmitButton action={lowStockPath} look="button button-plain max-md:w-full">
          {shared.save}
        </SubmitButton>
      </Form>
    </details>
  );
}
