import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./limit.words.ts";

/** Nobody gets a khata without having been asked. */
export function Agreed({ isAgreed, error }: { isAgreed: boolean; error: string | undefined }) {
  return (
    <>
      <label className="mb-2 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="hasAgreed"
          defaultChecked={isAgreed}
          aria-describedby={error ? "agreed-error" : undefined}
        />
        {words.hasAgreed}
      </label>
      {error ? <FieldError id="agreed-error">{error}</FieldError> : null}
    </>
  );
}
