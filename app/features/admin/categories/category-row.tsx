import { Link } from "@remix-run/react";
import { categoryCommandPath, renameCategoryPath } from "#app/addresses/side-paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { budgetCategoryId } from "#app/features/catalogue/listing/category-names.ts";
import { type Way, moveField, ways } from "./order.schema.ts";
import { words } from "./words.ts";

/** What the buttons of all rows belong to: around them stands the form of the numbers. */
export const hidingForm = "hiding";

type Category = { id: string; called: string; isHidden: boolean; hasGoods: boolean };

type CategoryRowProps = {
  category: Category;
  /** As it was typed, or its own. */
  place: string | number;
  /** Where it can't go further. */
  stops: Record<Way, boolean>;
  error: string | undefined;
};

/** Its place to be typed, its name with what is done with it folded below, and a step up or down. */
export function CategoryRow({ category, place, stops, error }: CategoryRowProps) {
  const { id, called, isHidden, hasGoods } = category;
  const state = isHidden ? words.hidden : hasGoods ? null : words.noGoods;
  return (
    <li className="category-row" id={rowOf(id)}>
      <input
        name={id}
        inputMode="numeric"
        autoComplete="off"
        className="field"
        aria-label={words.placeOf(called)}
        defaultValue={place}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `error-${id}` : undefined}
      />
      <details>
        <summary>
          <span className={state ? "text-stone" : undefined}>
            {called}
            {state ? <small>{state}</small> : null}
          </span>
        </summary>
        <Acts category={category} />
      </details>
      {ways.map((way) => (
        <button
          key={way}
          type="submit"
          name={moveField}
          value={`${way} ${id}`}
          className="step"
          disabled={stops[way]}
          aria-label={words[way](called)}
        >
          {way === "up" ? "▲" : "▼"}
        </button>
      ))}
      {error ? <FieldError id={`error-${id}`}>{error}</FieldError> : null}
    </li>
  );
}

export const rowOf = (id: string) => `category-${id}`;

function Acts({ category: { id, called, isHidden } }: { category: Category }) {
  return (
    <div className="choices">
      <Link to={renameCategoryPath(id)} className="button button-plain">
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
    </div>
  );
}
