import { useEffect, useId, useRef } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { words } from "./words.ts";

type PhoneFieldProps = {
  error: string | undefined;
  defaultValue: string | undefined;
  hint?: string;
  autoComplete?: "username" | "tel-national";
  /** Hears with every change, and once when scripts run, whether the number has its 10 digits. */
  onChange?: (isWhole: boolean) => void;
};

/**
 * The country code is text before the field; the field takes it too, for who types or fills it in.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { error, hint, onChange, autoComplete = "tel-national", defaultValue } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tell = () => onChange?.(parsePhoneWithCountry(input.current?.value ?? "") !== null);
  const tellFirst = useRef(tell);
  useEffect(() => tellFirst.current(), []);
  const described = [`${id}c`, error ? `${id}e` : "", hint ? `${id}h` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.phoneNumber}
      </label>
      <div className="flex items-stretch">
        <span
          id={`${id}c`}
          className="flex items-center rounded-l-md border border-r-0 border-stone bg-paper px-3 text-stone"
        >
          <span className="sr-only">{words.countryCode} </span>+91
        </span>
        <input
          ref={input}
          onInput={tell}
          id={id}
          name="phoneNo"
          inputMode="numeric"
          autoComplete={autoComplete}
          required
          defaultValue={defaultValue}
          className="field rounded-l-none"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          autoFocus={Boolean(error)}
        />
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}h`} className="mt-1 text-xs text-stone">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
