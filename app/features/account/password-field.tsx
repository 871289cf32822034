import { type ComponentProps, useEffect, useId, useState } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import type { Field } from "#app/ui/field.tsx";
import { words } from "./password-field.words.ts";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type"> & {
  onShow?: (isShown: boolean) => void;
  /** Where another field's button shows this one too. */
  asShown?: boolean;
};

/** A field whose text shows on request, which takes scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, onShow, asShown, ...input } = props;
  const id = useId();
  const [state, setState] = useState<"plain" | "hidden" | "shown">("plain");
  useEffect(() => setState("hidden"), []);
  const described = [error ? `${id}e` : "", hint ? `${id}h` : ""].filter(Boolean).join(" ");
  const isShown = asShown ?? state === "shown";
  function toggle() {
    setState(isShown ? "hidden" : "shown");
    onShow?.(!isShown);
  }
  return (
    <div className="mb-4">
      <label htmlFor={id} id={`${id}l`} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? "text" : "password"}
          className="field pr-20"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          autoFocus={Boolean(error) || input.autoFocus}
        />
        {state === "plain" || asShown !== undefined ? null : (
          <button
            type="button"
            aria-controls={id}
            aria-describedby={`${id}l`}
            className="absolute inset-y-0 right-0 min-w-11 px-4 text-sm font-semibold text-leaf"
            onClick={toggle}
          >
            {isShown ? words.hide : words.show}
          </button>
        )}
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
