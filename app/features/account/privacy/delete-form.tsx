import { dataDownloadPath, deleteAccountPath, privacyPath, profilePath } from "#app/addresses.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";

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
      <p className="mb-3">
        Deleted at once, and for good: your name, phone number, address and password, all your
        sessions, your cart, and your name on reviews.
      </p>
      <p className="mb-3">
        Kept as long as tax law requires: your orders and invoices, with the name, phone number and
        address of that order. What you ordered is still delivered.{" "}
        <a className="link" href={`${privacyPath}#how-long`}>
          How long we keep it
        </a>
      </p>
      <p className="mb-4">
        <a className="link" href={dataDownloadPath} download>
          Download my data
        </a>{" "}
        first, if you want a copy.
      </p>
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-danger" disabled={isBusy}>
          {isBusy ? "Loading..." : "Delete my account"}
        </button>
        <a href={profilePath} className="button button-plain">
          Cancel
        </a>
      </div>
    </fetcher.Form>
  );
}
