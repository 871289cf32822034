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
  after: string;
  /** The form that the list led to. */
  asked: string | null;
  /** What is owed is corrected by the owner alone. */
  mayCorrect: boolean;
  failure: FormFailure | undefined;
};
type Failed = { failure: FormFailure | undefined };

/**
 * `after` is the newest entry that was shown: what was written since is looked at before more is.
 */
export function EntryForms({ khata, after, asked, mayCorrect, failure }: EntryFormsProps) {
  const failed = failure?.values.kind;
  const isCorrection = failed === "adjustment";
  const action = khataOfPath(khata.holderId);
  const hidden = (kind: string) => (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="after" value={after} />
    </>
  );
  return (
    <>
      {failure?.errors.form ? <Alert>{failure.errors.form}</Alert> : null}
      <section className="panel mb-4" aria-labelledby="gave">
        <h2 id="gave" className="mb-3">
          {words.gave}
        </h2>
        <Form method="post" action={action} noValidate>
          {hidden("given")}
          <GivenFields
            isAsked={asked === "gave"}
            failure={failed === "given" ? failure : undefined}
          />
          <SubmitButton action={action}>{words.gave}</SubmitButton>
        </Form>
      </section>
      <section className="panel mb-4" aria-labelledby="payment">
        <h2 id="payment" className="mb-3">
          {words.paymentReceived}
        </h2>
        <Form method="post" action={action} noValidate>
          {hidden("payment")}
          <PaymentFields
            khata={khata}
            isAsked={asked === "got"}
            failure={failed === "payment" ? failure : undefined}
          />
          <SubmitButton action={action}>{words.recordPayment}</SubmitButton>
        </Form>
      </section>
      {mayCorrect ? (
        <details className="panel mb-4" open={isCorrection}>
          <summary className="min-h-11 content-center font-semibold">{words.correctOwed}</summary>
          <Form method="post" action={action} noValidate>
            {hidden("adjustment")}
            <CorrectionFields failure={isCorrection ? failure : undefined} />
            <SubmitButton action={action}>{words.correct}</SubmitButton>
          </Form>
        </details>
      ) : null}
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
