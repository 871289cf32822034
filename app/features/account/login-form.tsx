import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { withRedirect } from "./redirect-target.ts";
import { useFailingForm } from "./use-failing-form.ts";

const phoneHint = "Please enter a valid 10-digit phone number without spaces or special characters.";

/** Of the page and of the panel; `target` is where it leads. */
export function LoginForm({ target, failure }: { target: string; failure?: FormFailure | undefined }) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  return (
    <fetcher.Form ref={form} method="post" action={withRedirect("/login", target)} noValidate>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <Field
        label="Phone Number" name="phoneNo" type="tel" inputMode="numeric" autoComplete="username" required
        hint={phoneHint} error={errors.phoneNo} defaultValue={values.phoneNo}
      />
      <Field
        label="Password" name="password" type="password" autoComplete="current-password" required
        error={errors.password} autoFocus={Boolean(errors.form)}
      />
      <button type="submit" className="button w-full" disabled={isBusy}>{isBusy ? "Loading..." : "Sign In"}</button>
    </fetcher.Form>
  );
}
