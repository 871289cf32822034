import { passwordPath, profilePath } from "#app/addresses/paths.ts";
import { useState } from "react";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { useScripts } from "#app/ui/scan/use-scripts.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { Profile } from "./profile-form.tsx";
import { words } from "./words.ts";

type PasswordPageProps = {
  profile: Profile;
  /** Minutes in which the password was given; where it was longer ago it is asked for. */
  givenWithin?: number;
  failure: FormFailure | undefined;
};

const shownHere = ["password", "confirmPassword", "currentPassword", "form"];

/** Whether another field of the profile is wrong, which takes the whole form. */
export const isOfOtherFields = (failure: FormFailure | undefined) =>
  Object.keys(failure?.errors ?? {}).some((field) => !shownHere.includes(field));

/** A new password alone; what else the profile holds goes along as it is. */
export function PasswordPage({ profile, givenWithin, failure }: PasswordPageProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const { name, phone, street, city, postalCode } = profile;
  const [isTyped, setTyped] = useState(false);
  const isDull = useScripts() && !isTyped;
  const asksOld = givenWithin === undefined || errors.currentPassword !== undefined;
  const other = Object.keys(errors).find((field) => field === "form" || !shownHere.includes(field));
  return (
    <Page title={words.resetPassword} narrow>
      <fetcher.Form
        ref={form}
        method="post"
        action={passwordPath}
        noValidate
        className="panel"
        onInput={({ currentTarget }) =>
          setTyped(new FormData(currentTarget).get("password") !== "")
        }
      >
        {other === undefined ? null : <Alert>{errors[other]}</Alert>}
        {Object.entries({ name, street, city, postalCode }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={values[field] ?? value} />
        ))}
        {/* Whose password it is, for who keeps it. */}
        <input name="phoneNo" value={phone} readOnly hidden autoComplete="username" />
        <p className="mb-3 text-sm text-stone">
          {asksOld ? null : `${words.knownPassword(givenWithin)} `}
          {words.othersSignedOut}
        </p>
        <NewPasswordFields errors={errors} asksOld={asksOld} />
        <button
          type="submit"
          className={`button w-full ${isDull ? "bg-line text-stone" : ""}`}
          disabled={isBusy}
        >
          {isBusy ? uiWords.loading : words.update}
        </button>
        <a href={profilePath} className="link -mb-2 flex min-h-11 items-center justify-center mt-1">
          {words.backToProfile}
        </a>
      </fetcher.Form>
    </Page>
  );
}
