import type { MouseEvent } from "react";
import { loginPath } from "#app/addresses.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { useFailingForm } from "./use-failing-form.ts";

const phoneHint =
  "Please enter a valid 10-digit phone number without spaces or special characters.";

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
  const viewLink = (view: SignedOutView) => ({
    href: withRedirect(`/${view}`, target),
    className: "link inline-flex min-h-11 items-center",
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
        label="Phone Number"
        name="phoneNo"
        inputMode="numeric"
        autoComplete="username"
        required
        hint={phoneHint}
        error={errors.phoneNo}
        defaultValue={values.phoneNo}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
        autoFocus={Boolean(errors.form)}
      />
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? "Loading..." : "Sign In"}
      </button>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3">
        <a {...viewLink("register")}>New Customer?</a>
        <a {...viewLink("forgot-password")}>Forgot your password?</a>
      </p>
    </fetcher.Form>
  );
}
