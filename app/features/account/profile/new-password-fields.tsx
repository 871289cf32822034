import { useState } from "react";
import { PasswordField } from "#app/features/account/password-field.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { passwordLengthText } from "#app/values/limits.ts";
import { words } from "./words.ts";

type NewPasswordFieldsProps = Pick<FormFailure, "errors"> & {
  /** The old one too, where it was given too long ago. */
  asksOld?: boolean;
};

/** Who asked for them is brought to them; both are shown by the button in the first. */
export function NewPasswordFields({ errors, asksOld }: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false);
  const isWrong = Object.keys(errors).length > 0;
  const isAsked = asksOld ?? errors.currentPassword !== undefined;
  return (
    <>
      {isAsked ? (
        <PasswordField
          label={words.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
          autoFocus={!isWrong}
        />
      ) : null}
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        hint={passwordLengthText()}
        error={errors.password}
        autoFocus={!isWrong && !isAsked}
        onShow={setShown}
      />
      <PasswordField
        label={words.confirmNewPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        asShown={isShown}
      />
    </>
  );
}
