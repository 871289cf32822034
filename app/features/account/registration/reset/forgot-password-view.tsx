import { LogInLink } from "#app/features/account/registration/log-in-link.tsx";
import { PhoneForm, type PhoneFormProps } from "#app/features/account/registration/phone-form.tsx";
import { words } from "#app/features/account/registration/words.ts";

type ForgotPasswordViewProps = Omit<PhoneFormProps, "purpose"> & { onLogIn?: () => void };

/** The first step of a reset, of the page and of the panel. */
export function ForgotPasswordView({ onLogIn, ...step }: ForgotPasswordViewProps) {
  return (
    <>
      <p className="mb-4 text-sm text-stone">{words.howReset}</p>
      <PhoneForm {...step} purpose="reset" />
      <p className="-mb-2 text-center">
        <LogInLink target={step.target} onLogIn={onLogIn}>
          {words.rememberPassword}
        </LogInLink>
      </p>
    </>
  );
}
