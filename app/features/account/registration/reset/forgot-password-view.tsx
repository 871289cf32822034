import { Link } from "@remix-run/react";
import { loginPath } from "#app/addresses.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { PhoneForm, type PhoneFormProps } from "#app/features/account/registration/phone-form.tsx";
import { words } from "#app/features/account/registration/words.ts";

/** The first step of a reset, of the page and of the panel. */
export function ForgotPasswordView(step: Omit<PhoneFormProps, "purpose">) {
  return (
    <>
      <PhoneForm {...step} purpose="reset" />
      <p className="mt-4">
        <Link className="link" to={withRedirect(loginPath, step.target)}>
          {words.rememberPassword}
        </Link>
      </p>
    </>
  );
}
