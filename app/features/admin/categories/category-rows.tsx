import { Form } from "@remix-run/react";
import { categoryCommandPath, categoryOrderPath } from "#app/addresses/side-paths.ts";
import { CategoryRow, type RowCategory, hidingForm } from "./category-row.tsx";
import { words } from "./words.ts";

type CategoryRowsProps = { categories: RowCategory[]; errors: Record<string, string> };

/** Those that shoppers see, each a step from its neighbour; the others folded, as they stand nowhere. */
export function CategoryRows({ categories, errors }: CategoryRowsProps) {
  const placed = categories.map((category, at) => ({ ...category, place: at + 1 }));
  const shown = placed.filter(({ goods }) => goods > 0);
  const others = placed.filter(({ goods }) => goods === 0);
  return (
    <>
      <Form method="post" action={categoryCommandPath("hide")} id={hidingForm} />
      <Form method="post" action={categoryOrderPath} noValidate>
        {placed.map(({ id, place }) => (
          <input key={id} type="hidden" name={id} value={place} />
        ))}
        <ol className="category-rows">
          {shown.map((category, at) => (
            <CategoryRow
              key={category.id}
              category={category}
              steps={{ up: shown[at - 1]?.place, down: shown[at + 1]?.place }}
              top={at > 0 ? shown[0]?.place : undefined}
              error={errors[category.id]}
            />
          ))}
        </ol>
        {others.length > 0 ? (
          <details className="panel mt-4 py-1" open={shown.length === 0}>
            <summary className="min-h-11 content-center font-semibold">
              {words.without(others.length)}
            </summary>
            <ul className="category-rows">
              {others.map((category) => (
                <CategoryRow key={category.id} category={category} error={errors[category.id]} />
              ))}
            </ul>
          </details>
        ) : null}
      </Form>
    </>
  );
}
