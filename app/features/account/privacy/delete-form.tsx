import {
  dataDownloadPath,
  deleteAccountPath,
  privacyPath,
  profilePath,
} from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

export function DeleteForm({ failure }: { failure: FormFailure | undefined }) {
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
      <p className="mb-3">{words.deletedAtOnce}</p>
      <p className="mb-3">
        {words.keptForTax}{" "}
        <a className="link" href={`${privacyPath}#how-long`}>
          {words.howLong}
        </a>
      </p>
      <p className="mb-4">
        <Filled
          text={words.downloadFirst}
          download={
            <a className="link" href={dataDownloadPath} download>
              {words.download}
            </a>
          }
        />
      </p>
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-danger" disabled={isBusy}>
          {isBusy ? uiWords.loading : words.deleteAccount}
        </button>
        <a href={profilePath} className="button button-plain">
          {words.cancel}
        </a>
      </div>
    </fetcher.Form>
  );
}
