import {
  dataDownloadPath,
  deleteAccountPath,
  khataPath,
  privacyPath,
  profilePath,
} from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import { words as khata } from "#app/features/khata/page.words.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** What is deleted, or kept. */
function Part({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="py-3">
      <h2 className="mb-1 text-base">{title}</h2>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** What deleting it does, and where the copy is to be had before. */
function WhatItDoes() {
  return (
    <div className="panel mb-4 divide-y divide-line py-1 text-sm">
      <Part title={words.deleted} items={Object.values(words.deletedAtOnce)} />
      <Part title={words.kept} items={Object.values(words.keptForTax)} />
      <p className="py-2">
        <Filled
          text={words.downloadFirst}
          download={
            <a className="link" href={dataDownloadPath} download>
              {words.download}
            </a>
          }
        />{" "}
        <a className="link" href={`${privacyPath}#how-long`}>
          {words.howLong}
        </a>
      </p>
    </div>
  );
}

const keep = (look: string) => (
  <a href={profilePath} className={`button ${look}`}>
    {words.cancel}
  </a>
);

type DeleteFormProps = {
  /** Why it would be refused; null where it would not. */
  held: string | null;
  /** On the khata. */
  owedPaise: Paise;
  failure: FormFailure | undefined;
};

export function DeleteForm({ held, owedPaise, failure }: DeleteFormProps) {
  const { form, fetcher, errors, isBusy } = useFailingForm(failure);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={deleteAccountPath}
      noValidate
      onSubmit={clearStoredShop}
    >
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      {held ? (
        <section className="panel mb-4 grid gap-3 border-turmeric bg-sand">
          {owedPaise > 0 ? (
            <p className="text-lg font-bold">
              {khata.youOwe} <span className="money">{formatPaise(owedPaise)}</span>
            </p>
          ) : null}
          {errors.form ? null : <p>{owedPaise > 0 ? words.oncePaid : held}</p>}
          <a href={khataPath} className="button">
            {owedPaise > 0 ? words.pay(formatPaise(owedPaise)) : khata.yourKhata}
          </a>
        </section>
      ) : null}
      <WhatItDoes />
      {held ? (
        keep("button-plain w-full")
      ) : (
        <>
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <div className="grid gap-3">
            <button type="submit" className="button button-danger" disabled={isBusy}>
              {isBusy ? uiWords.loading : words.deleteAccount}
            </button>
            {keep("")}
          </div>
        </>
      )}
    </fetcher.Form>
  );
}
