import { Form } from "@remix-run/react";
import { useId } from "react";
import { setupCommandPath } from "#app/addresses/side-paths.ts";
import type { PaperPreview } from "#app/features/billing/paper-preview.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Setup } from "./setup.ts";
import { TriedPaper } from "./tried-paper.tsx";
import { words } from "./words.ts";

const action = setupCommandPath("try");

type TrialFormProps = Pick<Setup, "trial"> & {
  failure?: FormFailure | undefined;
  tried?: PaperPreview | undefined;
};

/** An order with oneself, of which nothing is kept. */
export function TrialForm({ trial: { packs, postalCode, first }, failure, tried }: TrialFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  if (packs.length === 0) return <p>{words.nothingToTry}</p>;
  return (
    <>
      {tried ? <TriedPaper paper={tried} /> : null}
      <Form method="post" action={`${action}#trial-step`} noValidate>
        <PackField
          packs={packs}
          chosen={values.financialId ?? first.financialId}
          error={errors.financialId}
        />
        <Field
          name="qty"
          label={words.qty}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.qty ?? String(first.qty)}
          error={errors.qty}
        />
        <Field
          name="postalCode"
          label={words.postalCode}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.postalCode ?? postalCode}
          error={errors.postalCode}
        />
        <SubmitButton action={action}>{words.tryOrder}</SubmitButton>
      </Form>
    </>
  );
}

type PackFieldProps = Pick<Setup["trial"], "packs"> & {
  chosen?: string | undefined;
  error?: string | undefined;
};

function PackField({ packs, chosen, error }: PackFieldProps) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.whatToOrder}
      </label>
      <select
        id={id}
        name="financialId"
        className="field"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        {packs.map((pack) => (
          <option key={pack.financialId} value={pack.financialId}>
            {cardTitle(pack)}, {formatPack(pack)}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
