import { Link } from "@remix-run/react";
import { loginPath, privacyPath, termsPath } from "#app/addresses.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { PhoneForm, type PhoneFormProps } from "#app/features/account/registration/phone-form.tsx";

type RegisterViewProps = Omit<PhoneFormProps, "purpose"> & {
  /** Where the sign-in is another view of the same panel, which needs no page. */
  onLogIn?: () => void;
};

/** The first step of registering, of the page and of the panel. */
export function RegisterView({ onLogIn, ...step }: RegisterViewProps) {
  return (
    <>
      <PhoneForm {...step} purpose="register">
        <p className="mb-2 text-xs">
          Your name and phone number open your account and reach you about your orders, nothing
          else.{" "}
          <a className="link" href={`${privacyPath}#data`}>
            How we use your data
          </a>
        </p>
        <p className="mb-4 text-xs">
          By continuing, I accept{" "}
          <a className="link" href={termsPath}>
            Terms and Conditions
          </a>{" "}
          &amp;{" "}
          <a className="link" href={privacyPath}>
            Privacy Policy
          </a>
          .
        </p>
      </PhoneForm>
      <p className="mt-4">
        Already a customer?{" "}
        <Link
          className="link"
          to={withRedirect(loginPath, step.target)}
          onClick={(event) => {
            if (!onLogIn) return;
            event.preventDefault();
            onLogIn();
          }}
        >
          Log In
        </Link>
      </p>
    </>
  );
}
