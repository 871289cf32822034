import { Link } from "@remix-run/react";
import { categoryCommandPath, renameCategoryPath } from "#app/addresses/side-paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { budgetCategoryId } from "#app/features/catalogue/listing/category-names.ts";
import { words } from "./words.ts";

/** What the buttons of all rows belong to: around them stands the form of the numbers. */
export const hidingForm = "hiding";

type CategoryRowProps = {
  category: { id: string; called: string; isHidden: boolean };
  /** As it was typed, or its own. */
  place: string | number;
  error: string | undefined;
};

export function CategoryRow({
  category: { id, called, isHidden },
  place,
  error,
}: CategoryRowProps) {
  return (
    <li className="category-row">
      <input
        id={`place-${id}`}
        name={id}
        inputMode="numeric"
        autoComplete="off"
        className="field"
        defaultValue={place}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `error-${id}` : undefined}
      />
      <label htmlFor={`place-${id}`}>
        {called}
        {isHidden ? <span className="block text-xs text-stone">{words.hidden}</span> : null}
      </label>
      <Link to={renameCategoryPath(id)} className="link">
        {words.rename}
        <span className="sr-only"> {called}</span>
      </Link>
      {id === budgetCategoryId ? null : (
        <button
          type="submit"
          form={hidingForm}
          formAction={categoryCommandPath(isHidden ? "show" : "hide")}
          name="id"
          value={id}
          className="button button-plain"
        >
          {isHidden ? words.show : words.hide}
          <span className="sr-only"> {called}</span>
        </button>
      )}
      {error ? <FieldError id={`error-${id}`}>{error}</FieldError> : null}
    </li>
  );
}
