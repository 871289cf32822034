import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

type FileChooserProps = ComponentPropsWithoutRef<"input"> & {
  label: string;
  name: string;
  /** What the button says as which it is drawn where scripts run. */
  choose: string;
  hint?: ReactNode;
  error: string | undefined;
  /** What was chosen, and what became of it. */
  news: string;
};

/** A browser's own file chooser speaks the browser's language, the button in its place the page's. */
export function FileChooser({ label, choose, hint, error, news, ...input }: FileChooserProps) {
  const id = useId();
  const described = [error ? `${id}e` : "", hint ? `${id}h` : ""].filter(Boolean).join(" ");
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="photo">
        <input
          {...input}
          id={id}
          type="file"
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          autoFocus={Boolean(error)}
        />
        <span aria-hidden="true" className="button button-plain bg-card">
          {choose}
        </span>
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}h`} className="mt-1 text-xs text-stone">
          {hint}
        </p>
      ) : null}
      <p role="status" className="mt-1 text-xs font-semibold wrap-anywhere empty:hidden">
        {news}
      </p>
    </>
  );
}
