import { useEffect, useId, useRef } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Camera } from "./camera.tsx";
import { useKeysFor } from "./use-keys.ts";
import { useScripts } from "./use-scripts.ts";
import { words } from "./words.ts";

type ScanFieldProps = {
  /** What the server said last: with each, the field is ready for the next code. */
  answer: unknown;
  typed: string;
  error: string | undefined;
  /** Where it takes more than codes. */
  label?: string;
  hint?: string;
};

/** A code of a pack, typed or scanned, and Enter, which sends its form; the camera presses Enter too. */
export function ScanField({ answer, typed, error, label, hint }: ScanFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasScripts = useScripts();
  useKeysFor(field);
  useEffect(() => {
    if (!field.current) return;
    if (error) field.current.select();
    else field.current.value = "";
  }, [answer, error]);
  const take = (code: string) => {
    if (!field.current) return;
    field.current.value = code;
    field.current.form?.requestSubmit();
  };
  return (
    <div className="mb-4 print:hidden">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label ?? words.code}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="find"
          type="text"
          className="field flex-[1_1_10rem]"
          autoComplete="off"
          autoFocus={Boolean(error)}
          enterKeyHint="search"
          inputMode={label ? "text" : "numeric"}
          maxLength={200}
          placeholder={hint ?? words.codeHint}
          defaultValue={error ? typed : ""}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
        />
        {hasScripts ? <Camera onCode={take} /> : null}
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
