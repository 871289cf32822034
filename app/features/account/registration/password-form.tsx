import { Link } from "@remix-run/react";
import { loginPath } from "#app/addresses/paths.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { passwordLengthText } from "#app/values/limits.ts";
import { type Purpose, stepAddress } from "./purpose.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

type PasswordFormProps = {
  purpose: Purpose;
  target: string;
  phone: string;
  failure: FormFailure | undefined;
};

/** The last step. The phone goes along for the browser's password store only. */
export function PasswordForm({ purpose, target, phone, failure }: PasswordFormProps) {
  const { form, fetcher, errors, isBusy } = useFailingForm(failure);
  const { password, confirm, button } = words.password[purpose];
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={stepAddress(purpose, "password", target)}
      noValidate
    >
      {errors.form ? (
        <Alert>
          {errors.form}{" "}
          <Filled
            text={words.logInOrReset}
            logIn={
              <Link className="link" to={withRedirect(loginPath, target)}>
                {words.logIn}
              </Link>
            }
            reset={
              <a className="link" href={stepAddress("reset", "phone", target)}>
                {words.resetYours}
              </a>
            }
          />
        </Alert>
      ) : null}
      <input type="text" name="phoneNo" autoComplete="username" value={phone} readOnly hidden />
      <PasswordField
        label={password}
        name="password"
        autoComplete="new-password"
        required
        hint={passwordLengthText()}
        error={errors.password}
      />
      <PasswordField
        label={confirm}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? uiWords.loading : button}
      </button>
    </fetcher.Form>
  );
}
