import {
  dataDownloadPath,
  deleteAccountPath,
  khataPath,
  privacyPath,
  profilePath,
} from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import { words as khata } from "#app/features/khata/page.words.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** What is deleted, or kept. */
function Part({ title, items, look = "" }: { title: string; items: string[]; look?: string }) {
  return (
    <section className="panel mb-3">
      <h2 className={`mb-1 text-base ${look}`}>{title}</h2>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

type DeleteFormProps = {
  /** Why it would be refused; null where it would not. */
  held: string | null;
  failure: FormFailure | undefined;
};

export function DeleteForm({ held, failure }: DeleteFormProps) {
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
      {held && !errors.form ? <p className="mb-3 rounded-md bg-sand p-3">{held}</p> : null}
      {held ? (
        <a href={khataPath} className="button mb-4 w-full">
          {khata.yourKhata}
        </a>
      ) : null}
      <Part title={words.deleted} look="text-chilli" items={Object.values(words.deletedAtOnce)} />
      <Part title={words.kept} items={Object.values(words.keptForTax)} />
      <p className="mb-4 text-sm">
        <a className="link inline-block min-h-11 content-center" href={`${privacyPath}#how-long`}>
          {words.howLong}
        </a>
        <br />
        <Filled
          text={words.downloadFirst}
          download={
            <a className="link" href={dataDownloadPath} download>
              {words.download}
            </a>
          }
        />
      </p>
      {held ? null : (
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      )}
      <div className="grid gap-3">
        {held ? null : (
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy ? uiWords.loading : words.deleteAccount}
          </button>
        )}
        <a href={profilePath} className={`button ${held ? "button-plain" : ""}`}>
          {words.cancel}
        </a>
      </div>
    </fetcher.Form>
  );
}
