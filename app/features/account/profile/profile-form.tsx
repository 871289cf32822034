import { useLocation } from "@remix-run/react";
import { type MouseEvent, useId, useState } from "react";
import { addressesPath, passwordFieldsPath, profilePath } from "#app/addresses/paths.ts";
import { LogoutButton } from "#app/features/account/logout-button.tsx";
import { UseLocation } from "#app/features/account/location/use-location.tsx";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { words } from "./words.ts";

export type Profile = {
  name: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string;
};

type ProfileFormProps = {
  profile: Profile;
  /** Where the update leads. */
  target: string;
  arePasswordsOpen?: boolean;
  failure?: FormFailure | undefined;
};

/**
 * Of the page and of the panel. The password fields exist only while they show, so that hiding
 * empties them; an update leads to a new location, which closes them.
 */
export function ProfileForm({
  profile,
  target,
  arePasswordsOpen = false,
  failure,
}: ProfileFormProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const { key } = useLocation();
  const hasWrongPassword = Boolean(
    errors.password ?? errors.confirmPassword ?? errors.currentPassword,
  );
  const [openAt, setOpenAt] = useState(arePasswordsOpen || hasWrongPassword ? key : "");
  const isOpen = openAt === key;
  function toggle(event: MouseEvent) {
    event.preventDefault();
    setOpenAt(isOpen ? "" : key);
  }
  return (
    <>
      <fetcher.Form ref={form} method="post" action={addressOf(target, isOpen)} noValidate>
        {/* Enter in a field presses the first button of its form: that is the update, never the toggle. */}
        <button
          type="submit"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          disabled={isBusy}
        />
        {errors.form ? <Alert>{errors.form}</Alert> : null}
        <ProfileFields profile={profile} errors={errors} values={values} />
        <UseLocation />
        {isOpen ? <NewPasswordFields errors={errors} /> : null}
        <div className="flex flex-wrap items-center gap-x-4">
          <button type="submit" className="button w-full @lg:w-auto" disabled={isBusy}>
            {isBusy ? uiWords.loading : words.update}
          </button>
          <button
            type="submit"
            formAction={`${passwordFieldsPath}${isOpen ? "" : "?password=1"}`}
            onClick={toggle}
            aria-expanded={isOpen}
            className="link min-h-11"
          >
            {isOpen ? words.hidePasswordFields : words.resetPassword}
          </button>
        </div>
      </fetcher.Form>
      {target === profilePath ? null : (
        <>
          <a href={addressesPath} className="link mb-4 inline-flex min-h-11 items-center">
            {words.yourAddresses}
          </a>
          <LogoutButton />
        </>
      )}
    </>
  );
}

type ProfileFieldsProps = { profile: Profile } & Pick<FormFailure, "errors" | "values">;

function ProfileFields({ profile, errors, values }: ProfileFieldsProps) {
  const text = (name: "name" | "street" | "city" | "postalCode") => ({
    name,
    error: errors[name],
    defaultValue: values[name] ?? profile[name],
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 @lg:grid-cols-2">
      <Field label={words.name} autoComplete="name" required {...text("name")} />
      <FixedPhone phone={profile.phone} />
      <div className="@lg:col-span-2">
        <Field label={words.street} autoComplete="address-line1" {...text("street")} />
      </div>
      <Field label={words.city} autoComplete="address-level2" {...text("city")} />
      <Field
        label={words.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...text("postalCode")}
      />
    </div>
  );
}

/** It can't be changed, and doesn't look like a field that can. */
function FixedPhone({ phone }: { phone: string }) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.phoneNumber}
      </label>
      <input
        id={id}
        name="phoneNo"
        value={phone}
        readOnly
        autoComplete="username"
        className="field border-line bg-paper text-stone"
      />
    </div>
  );
}

function addressOf(target: string, isOpen: boolean): string {
  const query = new URLSearchParams(target === profilePath ? [] : [["redirect", target]]);
  if (isOpen) query.set("password", "1");
  return `${profilePath}?${query}`.replace(/\?$/, "");
}
