import { Form, Link, useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { BotCheck, type BotCheckSettings } from "#app/platform/adapters/bot-check.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { type Purpose, stepAddress } from "./purpose.ts";
import { SendButton } from "./send-button.tsx";
import { useWebOtp } from "./use-web-otp.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

export type CodeFormProps = {
  purpose: Purpose;
  target: string;
  name: string;
  phone: string;
  helpPhone: string;
  lockedForMs: number;
  botCheck: BotCheckSettings;
  failure: FormFailure | undefined;
};

/** The second step: the code that came, or another one. */
export function CodeForm(step: CodeFormProps) {
  const { purpose, target, phone } = step;
  return (
    <>
      <p className="mb-4">
        <Filled
          text={words.enterCodeFor}
          phone={<strong className="whitespace-nowrap">+91 {phone}</strong>}
        />{" "}
        <Link className="link" to={stepAddress(purpose, "phone", target)}>
          {words.changeNumber}
        </Link>
      </p>
      <VerifyForm {...step} />
      <ResendForm {...step} />
    </>
  );
}

/** After a wrong code the field is empty and has the focus. */
function VerifyForm({ purpose, target, helpPhone, failure: first }: CodeFormProps) {
  const fetcher = useFetcher<FormFailure>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const failure = fetcher.data ?? first;
  const error = failure?.errors.code;
  useWebOtp(field);
  useEffect(() => {
    if (!fetcher.data || !field.current) return;
    field.current.value = fetcher.data.values.code ?? "";
    field.current.focus();
  }, [fetcher.data]);
  return (
    <fetcher.Form
      method="post"
      action={stepAddress(purpose, "code", target)}
      noValidate
      className="mb-6"
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.code}
      </label>
      <input
        ref={field}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        required
        defaultValue={failure?.values.code}
        className="field text-lg tracking-[0.5em]"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e ${id}h` : `${id}h`}
        autoFocus
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      <p id={`${id}h`} className="mb-4 mt-1 text-xs text-stone">
        <Filled
          text={helpPhone ? words.codeHelpOrCall : words.codeHelp}
          phone={
            <a className="link whitespace-nowrap" href={`tel:+91${helpPhone}`}>
              {helpPhone}
            </a>
          }
        />
      </p>
      <button type="submit" className="button w-full" disabled={fetcher.state !== "idle"}>
        {fetcher.state === "idle" ? words.verify : uiWords.loading}
      </button>
    </fetcher.Form>
  );
}

/** The first step's form once more, with what was typed there. */
function ResendForm({ purpose, target, name, phone, lockedForMs, botCheck }: CodeFormProps) {
  const action = stepAddress(purpose, "phone", target);
  const { state, formAction } = useNavigation();
  const { key } = useLocation();
  return (
    <Form method="post" action={action}>
      {purpose === "register" ? <input type="hidden" name="name" value={name} /> : null}
      <input type="hidden" name="phoneNo" value={phone} />
      <SendButton
        isPlain
        isBusy={state !== "idle" && formAction === action}
        lockedForMs={lockedForMs}
      />
      <BotCheck settings={botCheck} answer={key} />
    </Form>
  );
}
