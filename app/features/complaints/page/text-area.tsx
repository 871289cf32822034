import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { longestComplaint } from "#app/values/complaints.ts";

type TextAreaProps = {
  label: string;
  hint?: string;
  name: string;
  value: string;
  error?: string | undefined;
};

export function TextArea({ label, hint, name, value, error }: TextAreaProps) {
  const id = useId();
  const described = [error ? `${id}e` : "", hint ? `${id}h` : ""].filter(Boolean).join(" ");
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-2 block text-base font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={4}
        maxLength={longestComplaint}
        defaultValue={value}
        className="field h-auto"
        autoFocus={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}h`} className="mt-1 text-xs text-stone">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
