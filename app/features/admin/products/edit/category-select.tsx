import { type ChangeEvent, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

type CategorySelectProps = {
  categories: readonly string[];
  defaultValue: string;
  error: string | undefined;
  /** Whether a finger goes on typing after it has chosen, without a tap of its own. */
  leadsOn?: boolean;
};

export function CategorySelect({ categories, defaultValue, error, leadsOn }: CategorySelectProps) {
  const id = useId();
  const callOf = useCategoryCall();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.category}
      </label>
      <select
        id={id}
        name="category"
        defaultValue={categories.includes(defaultValue) ? defaultValue : ""}
        className="field"
        autoComplete="off"
        autoFocus={Boolean(error)}
        onChange={leadsOn ? leadOn : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="" disabled>
          {words.selectCategory}
        </option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {callOf(category)}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}

/** Not for a keyboard, whose arrows choose one after the other. */
function leadOn({ target: { form } }: ChangeEvent<HTMLSelectElement>) {
  if (!matchMedia("(pointer: coarse)").matches) return;
  for (const name of ["name", "pack1.quantity"]) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") return field.focus();
  }
}
