import { type ChangeEvent, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

type CategorySelectProps = {
  categories: readonly string[];
  defaultValue: string;
  error: string | undefined;
  /** In the first empty one of these fields a finger that has chosen goes on typing, without a tap of its own. */
  leadsTo?: readonly string[];
};

export function CategorySelect({ categories, defaultValue, error, leadsTo }: CategorySelectProps) {
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
        onChange={leadsTo && ((event) => leadOn(event, leadsTo))}
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
function leadOn({ target: { form } }: ChangeEvent<HTMLSelectElement>, names: readonly string[]) {
  if (!matchMedia("(pointer: coarse)").matches) return;
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") return field.focus();
  }
}
