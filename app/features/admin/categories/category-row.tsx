import { Link } from "@remix-run/react";
import { categoryCommandPath, renameCategoryPath } from "#app/addresses/side-paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { budgetCategoryId } from "#app/features/catalogue/listing/category-names.ts";
import { type Way, moveField, ways } from "./order.schema.ts";
import { words } from "./words.ts";

/** What the buttons of all rows belong to: around them stands the form of the order. */
export const hidingForm = "hiding";

export type RowCategory = { id: string; called: string; isHidden: boolean; hasGoods: boolean };

type CategoryRowProps = {
  category: RowCategory;
  /** The places that a step leads to; undefined where it can't go further. */
  steps?: Record<Way, number | undefined>;
  error: string | undefined;
};

/** Its name with what is done with it folded below, and a step up or down. */
export function CategoryRow({ category, steps, error }: CategoryRowProps) {
  const { id, called, isHidden } = category;
  return (
    <li className="category-row" id={rowOf(id)}>
      <details>
        <summary>
          <span className={isHidden ? "text-stone" : undefined}>
            {called}
            {isHidden ? <small>{words.hidden}</small> : null}
          </span>
        </summary>
        <Acts category={category} />
      </details>
      {steps
        ? ways.map((way) => (
            <button
              key={way}
              type="submit"
              name={moveField}
              value={`${steps[way]} ${id}`}
              className="step"
              disabled={steps[way] === undefined}
              aria-label={words[way](called)}
            >
              {way === "up" ? "▲" : "▼"}
            </button>
          ))
        : null}
      {error ? <FieldError id={`error-${id}`}>{error}</FieldError> : null}
    </li>
  );
}

export const rowOf = (id: string) => `category-${id}`;

function Acts({ category: { id, called, isHidden } }: { category: RowCategory }) {
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
