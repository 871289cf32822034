import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import { BotCheck, type BotCheckSettings } from "#app/platform/adapters/bot-check.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { type Purpose, stepAddress } from "./purpose.ts";
import { SendButton } from "./send-button.tsx";
import { words } from "./words.ts";

export type PhoneFormProps = {
  purpose: Purpose;
  target: string;
  name?: string;
  phone?: string;
  lockedForMs?: number;
  /** Absent in the panel, which stands on pages that have no place for it. */
  botCheck?: BotCheckSettings;
  failure?: FormFailure | undefined;
  /** Small print, in one view with the button. */
  children?: ReactNode;
};

/** The first step, of the page and of the panel. */
export function PhoneForm({
  purpose,
  target,
  name,
  phone,
  lockedForMs = 0,
  botCheck,
  failure,
  children,
}: PhoneFormProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const [isPhoneWhole, setPhoneWhole] = useState(true);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={stepAddress(purpose, "phone", target)}
      noValidate
    >
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      {errors.wait ? (
        <Alert>
          {errors.wait}{" "}
          <Link className="link" to={stepAddress(purpose, "code", target)}>
            {words.haveCode}
          </Link>
        </Alert>
      ) : null}
      {purpose === "register" ? (
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          required
          error={errors.name}
          defaultValue={values.name ?? name}
        />
      ) : null}
      <PhoneField
        hint={words.phoneHint}
        error={errors.phoneNo}
        defaultValue={values.phoneNo ?? phone}
        onChange={setPhoneWhole}
      />
      <SendButton isOff={!isPhoneWhole} isBusy={isBusy} lockedForMs={lockedForMs} />
      {children}
      {botCheck ? <BotCheck settings={botCheck} answer={fetcher.data} /> : null}
    </fetcher.Form>
  );
}
