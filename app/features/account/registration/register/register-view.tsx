import { privacyPath, termsPath } from "#app/addresses/paths.ts";
import { LogInLink } from "#app/features/account/registration/log-in-link.tsx";
import { PhoneForm, type PhoneFormProps } from "#app/features/account/registration/phone-form.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "#app/features/account/registration/words.ts";

type RegisterViewProps = Omit<PhoneFormProps, "purpose"> & {
  onLogIn?: () => void;
};

/** The first step of registering, of the page and of the panel. */
export function RegisterView({ onLogIn, ...step }: RegisterViewProps) {
  return (
    <>
      <PhoneForm {...step} purpose="register">
        <p className="mt-3 text-xs text-stone">
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
          />{" "}
          {words.mayUse}
        </p>
      </PhoneForm>
      <p className="mt-2 text-center">
        {words.alreadyCustomer}{" "}
        <LogInLink target={step.target} onLogIn={onLogIn}>
          {words.logIn}
        </LogInLink>
      </p>
    </>
  );
}
