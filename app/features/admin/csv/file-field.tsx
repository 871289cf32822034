import { useId, useState } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type FileFieldProps = {
  label: string;
  name: string;
  accept: string;
  error?: string | undefined;
};

/** A file chooser; with scripts it is drawn as a button in the page's language. */
export function FileField({ label, name, accept, error }: FileFieldProps) {
  const id = useId();
  const [file, setFile] = useState("");
  return (
    <div className="file-field mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="photo">
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          required
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          autoFocus={Boolean(error)}
          onChange={(event) => setFile(event.target.files?.[0]?.name ?? "")}
        />
        <span aria-hidden="true" className="button button-plain border-dashed bg-card">
          {words.choose}
        </span>
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      <p role="status" className="mt-1 text-sm font-semibold wrap-anywhere empty:hidden">
        {file}
      </p>
    </div>
  );
}
