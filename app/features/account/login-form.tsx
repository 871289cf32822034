import type { MouseEvent } from "react";
import { loginPath } from "#app/addresses/paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PasswordField } from "./password-field.tsx";
import { PhoneField } from "./registration/phone-field.tsx";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { useFailingForm } from "./use-failing-form.ts";
import { words } from "./words.ts";
import { words as uiWords } from "#app/ui/words.ts";

export type SignedOutView = "login" | "register" | "forgot-password";

type LoginFormProps = {
  /** Where signing in leads. */
  target: string;
  failure?: FormFailure | undefined;
  /** The panel shows its other views in place; without it the links lead to their pages. */
  onView?: (view: SignedOutView) => void;
};

export function LoginForm({ target, failure, onView }: LoginFormProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const viewLink = (view: SignedOutView, className: string) => ({
    href: withRedirect(`/${view}`, target),
    className,
    onClick(event: MouseEvent) {
      if (!onView) return;
      event.preventDefault();
      onView(view);
    },
  });
  return (
    <fetcher.Form ref={form} method="post" action={withRedirect(loginPath, target)} noValidate>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <PhoneField
        autoComplete="username"
        hint={words.phoneHint}
        error={errors.phoneNo}
        defaultValue={values.phoneNo}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
        autoFocus={Boolean(errors.form)}
      />
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? uiWords.loading : words.signIn}
      </button>
      <a
        {...viewLink("forgot-password", "link mt-1 mb-3 flex min-h-11 items-center justify-center")}
      >
        {words.forgotPassword}
      </a>
      <p className="border-t border-line pt-4">
        <a {...viewLink("register", "button button-plain w-full")}>{words.newCustomer}</a>
      </p>
    </fetcher.Form>
  );
}
