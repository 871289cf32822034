import { Form } from "@remix-run/react";
import { khataOfPath } from "#app/addresses/side-paths.ts";
import type { Khata } from "#app/features/khata/khata.ts";
import { methodNames } from "#app/features/khata/khata.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { entryMethods } from "#app/values/khata.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./entry.words.ts";

type EntryFormsProps = {
  khata: Khata;
  /** The newest entry that was shown: what was written since is looked at before more is. */
  after: string;
  failure: FormFailure | undefined;
};
type Failed = { failure: FormFailure | undefined };

/** What was given and what was got; `asked` is the form that the list led to. */
export function EntryForms({
  khata,
  after,
  failure,
  asked,
}: EntryFormsProps & { asked: string | null }) {
  const failed = failure?.values.kind;
  const action = khataOfPath(khata.holderId);
  return (
    <>
      {failure?.errors.form ? <Alert>{failure.errors.form}</Alert> : null}
      <div className="mb-4 grid grid-cols-2 items-start gap-2">
        <details className="open:col-span-full" open={asked === "gave" || failed === "given"}>
          <summary className="button button-danger w-full border-chilli">{words.gave}</summary>
          <Form method="post" action={action} noValidate className="panel mt-2">
            <HiddenFields kind="given" after={after} />
            <GivenFields
              isAsked={asked === "gave"}
              failure={failed === "given" ? failure : undefined}
            />
            <SubmitButton action={action}>{words.gave}</SubmitButton>
          </Form>
        </details>
        <details className="open:col-span-full" open={asked === "got" || failed === "payment"}>
          <summary className="button button-plain w-full">{words.got}</summary>
          <Form method="post" action={action} noValidate className="panel mt-2">
            <HiddenFields kind="payment" after={after} />
            <PaymentFields
              khata={khata}
              isAsked={asked === "got"}
              failure={failed === "payment" ? failure : undefined}
            />
            <SubmitButton action={action}>{words.recordPayment}</SubmitButton>
          </Form>
        </details>
      </div>
    </>
  );
}

/** What is owed is corrected by the owner alone. */
export function CorrectionForm({ khata, after, failure }: EntryFormsProps) {
  const action = khataOfPath(khata.holderId);
  const isRefused = failure?.values.kind === "adjustment";
  return (
    <details className="panel mb-4 !py-1" open={isRefused}>
      <summary className="min-h-11 content-center font-semibold">{words.correctOwed}</summary>
      <Form method="post" action={action} noValidate className="py-2">
        <HiddenFields kind="adjustment" after={after} />
        <CorrectionFields failure={isRefused ? failure : undefined} />
        <SubmitButton action={action}>{words.correct}</SubmitButton>
      </Form>
    </details>
  );
}

function HiddenFields({ kind, after }: { kind: string; after: string }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="after" value={after} />
    </>
  );
}

function GivenFields({ isAsked, failure }: { isAsked: boolean } & Failed) {
  const { values, errors = {} } = failure ?? {};
  return (
    <>
      <Field
        label={words.givenInRupees}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        autoFocus={isAsked}
        defaultValue={values?.amount ?? ""}
        error={errors.amount}
      />
      <Field
        label={words.what}
        name="text"
        autoComplete="off"
        hint={words.whyHint}
        defaultValue={values?.text ?? ""}
        error={errors.text}
      />
    </>
  );
}

function PaymentFields({ khata, isAsked, failure }: { khata: Khata; isAsked: boolean } & Failed) {
  const { values, errors = {} } = failure ?? {};
  const owed = khata.balancePaise > 0 ? formatRupeesPlain(khata.balancePaise) : "";
  return (
    <>
      <Field
        key={owed}
        label={words.amountInRupees}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        autoFocus={isAsked}
        defaultValue={values?.amount ?? owed}
        error={errors.amount}
      />
      <fieldset className="mb-4">
        <legend className="font-semibold">{words.howItCame}</legend>
        <div className="flex flex-wrap gap-x-4">
          {entryMethods.map((method) => (
            <label key={method} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={(values?.method ?? entryMethods[0]) === method}
                aria-describedby={errors.method ? "method-error" : undefined}
                className="size-5"
              />
              {methodNames()[method]}
            </label>
          ))}
        </div>
        {errors.method ? <FieldError id="method-error">{errors.method}</FieldError> : null}
      </fieldset>
      <Field
        label={words.reference}
        name="reference"
        autoComplete="off"
        hint={words.referenceHint}
        defaultValue={values?.reference ?? ""}
        error={errors.reference}
      />
    </>
  );
}

function CorrectionFields({ failure }: Failed) {
  const { values, errors = {} } = failure ?? {};
  return (
    <>
      <Field
        label={words.addToOwed}
        name="amount"
        autoComplete="off"
        hint={words.addHint}
        defaultValue={values?.amount ?? ""}
        error={errors.amount}
      />
      <Field
        label={words.why}
        name="reference"
        autoComplete="off"
        hint={words.whyHint}
        defaultValue={values?.reference ?? ""}
        error={errors.reference}
      />
    </>
  );
}
