import { Form, Link } from "@remix-run/react";
import { pricesPath } from "#app/addresses/side-paths.ts";
import { FindForm } from "#app/features/admin/find-form.tsx";
import type { PricePageData } from "./price-page.server.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

/** Where nothing is asked yet: each category in one tap. */
export function CategoryLinks({ categoryNames }: Pick<PricePageData, "categoryNames">) {
  const callOf = useCategoryCall();
  return (
    <nav aria-label={words.category} className="stands">
      {categoryNames.map((name) => (
        <Link key={name} to={`${pricesPath}?${new URLSearchParams({ category: name })}`}>
          {callOf(name)}
        </Link>
      ))}
    </nav>
  );
}

/** Which packs to show: a category's, or what a text finds. */
export function PackChooser({
  category,
  text,
  categoryNames,
}: Pick<PricePageData, "category" | "text" | "categoryNames">) {
  const callOf = useCategoryCall();
  return (
    <div className="md:grid md:grid-cols-2 md:gap-6">
      <Form method="get" action={pricesPath} className="find">
        <div>
          <label htmlFor="category" className="mb-1 block font-semibold">
            {words.category}
          </label>
          <select
            key={category}
            id="category"
            name="category"
            className="field"
            defaultValue={text ? "" : (category ?? "")}
          >
            <option value="">{words.selectCategory}</option>
            {categoryNames.map((name) => (
              <option key={name} value={name}>
                {callOf(name)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          {words.show}
        </button>
      </Form>
      <FindForm action={pricesPath} label={words.searchPacks} hint={words.searchHint} text={text} />
    </div>
  );
}
