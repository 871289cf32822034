import { passwordPath, profilePath } from "#app/addresses/paths.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { Profile } from "./profile-form.tsx";
import { words } from "./words.ts";

type PasswordPageProps = { profile: Profile; failure: FormFailure | undefined };

const shownHere = ["password", "confirmPassword", "currentPassword", "form"];

/** Whether another field of the profile is wrong, which takes the whole form. */
export const isOfOtherFields = (failure: FormFailure | undefined) =>
  Object.keys(failure?.errors ?? {}).some((field) => !shownHere.includes(field));

/** A new password alone; what else the profile holds goes along as it is. */
export function PasswordPage({ profile, failure }: PasswordPageProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const { name, phone, street, city, postalCode } = profile;
  const other = Object.keys(errors).find((field) => field === "form" || !shownHere.includes(field));
  return (
    <Page title={words.resetPassword} narrow>
      <fetcher.Form ref={form} method="post" action={passwordPath} noValidate className="panel">
        {other === undefined ? null : <Alert>{errors[other]}</Alert>}
        {Object.entries({ name, street, city, postalCode }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={values[field] ?? value} />
        ))}
        {/* Whose password it is, for who keeps it. */}
        <input name="phoneNo" value={phone} readOnly hidden autoComplete="username" />
        <NewPasswordFields errors={errors} />
        <button type="submit" className="button w-full" disabled={isBusy}>
          {isBusy ? uiWords.loading : words.update}
        </button>
        <a href={profilePath} className="link -mb-2 flex min-h-11 items-center justify-center mt-1">
          {words.backToProfile}
        </a>
      </fetcher.Form>
    </Page>
  );
}
