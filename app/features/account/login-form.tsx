import type { MouseEvent } from "react";
import { loginPath } from "#app/addresses/paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
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
      <Field
        label={words.phoneNumber}
        name="phoneNo"
        inputMode="numeric"
        autoComplete="username"
        required
        hint={words.phoneHint}
        error={errors.phoneNo}
        defaultValue={values.phoneNo}
      />
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
        autoFocus={Boolean(errors.form)}
      />
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? uiWords.loading : words.signIn}
      </button>
      <a {...viewLink("forgot-password", "link my-2 flex min-h-11 items-center justify-center")}>
        {words.forgotPassword}
      </a>
      <a {...viewLink("register", "button button-plain w-full")}>{words.newCustomer}</a>
    </fetcher.Form>
  );
}
