import { Link } from "@remix-run/react";
import { loginPath, privacyPath, termsPath } from "#app/addresses.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { PhoneForm, type PhoneFormProps } from "#app/features/account/registration/phone-form.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "#app/features/account/registration/words.ts";

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
          {words.mayUse}{" "}
          <a className="link" href={`${privacyPath}#data`}>
            {words.howUsed}
          </a>
        </p>
        <p className="mb-4 text-xs">
          <Filled
            text={words.accept}
            terms={
              <a className="link" href={termsPath}>
                {words.terms}
              </a>
            }
            privacy={
              <a className="link" href={privacyPath}>
                {words.privacy}
              </a>
            }
          />
        </p>
      </PhoneForm>
      <p className="mt-4">
        {words.alreadyCustomer}{" "}
        <Link
          className="link"
          to={withRedirect(loginPath, step.target)}
          onClick={(event) => {
            if (!onLogIn) return;
            event.preventDefault();
            onLogIn();
          }}
        >
          {words.logIn}
        </Link>
      </p>
    </>
  );
}
