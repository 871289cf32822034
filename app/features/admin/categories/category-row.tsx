import { Link } from "@remix-run/react";
import { categoryCommandPath, renameCategoryPath } from "#app/addresses/side-paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { budgetCategoryId } from "#app/features/catalogue/listing/category-names.ts";
import { type Way, moveField, ways } from "./order.schema.ts";
import { words } from "./words.ts";

/** What the buttons of all rows belong to: around them stands the form of the order. */
export const hidingForm = "hiding";

export type RowCategory = { id: string; called: string; isHidden: boolean; goods: number };

type CategoryRowProps = {
  category: RowCategory;
  /** The places that a step leads to; undefined where it can't go further. */
  steps?: Record<Way, number | undefined>;
  /** The place of the one that stands first; undefined where it stands there itself. */
  top?: number | undefined;
  error: string | undefined;
};

/** Its name with what is done with it folded below, and a step up or down. */
export function CategoryRow({ category, steps, top, error }: CategoryRowProps) {
  const { id, called, isHidden, goods } = category;
  return (
    <li className="category-row" id={rowOf(id)}>
      <details>
        <summary>
          <span className={isHidden ? "text-stone" : undefined}>
            {called}
            <small>
              {isHidden ? (
                <>
                  <span>{words.hidden}</span> ·{" "}
                </>
              ) : null}
              {words.goods(goods)}
            </small>
          </span>
        </summary>
        <Acts category={category} top={top} />
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

function Acts({
  category: { id, called, isHidden },
  top,
}: Pick<CategoryRowProps, "category" | "top">) {
  return (
    <div className="choices">
      {top === undefined ? null : (
        <button
          type="submit"
          name={moveField}
          value={`${top} ${id}`}
          className="button button-plain"
        >
          {words.toTop}
          <span className="sr-only"> {called}</span>
        </button>
      )}
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
