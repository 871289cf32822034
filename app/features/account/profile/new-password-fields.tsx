import { PasswordField } from "#app/features/account/password-field.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { passwordLengthText } from "#app/values/limits.ts";
import { words } from "./words.ts";

/** Who asked for them is brought to them; the old password where it was given too long ago. */
export function NewPasswordFields({ errors }: Pick<FormFailure, "errors">) {
  return (
    <>
      {errors.currentPassword ? (
        <PasswordField
          label={words.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
      ) : null}
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        hint={passwordLengthText()}
        error={errors.password}
        autoFocus={Object.keys(errors).length === 0}
      />
      <PasswordField
        label={words.confirmNewPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}
