import { Link } from "@remix-run/react";
import { pricesPath } from "#app/addresses/side-paths.ts";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import type { PricePageData } from "./price-page.server.ts";
import { words } from "./words.ts";

type PackChooserProps = Pick<PricePageData, "category" | "text" | "categoryNames">;

/** Which packs to show: a category's, or what a text finds. */
export function PackChooser({ category, text, categoryNames }: PackChooserProps) {
  const callOf = useCategoryCall();
  const chosen = text === "" ? category : null;
  return (
    <>
      <FindForm action={pricesPath} label={words.searchPacks} hint={words.searchHint} text={text} />
      <nav aria-label={words.category} className="stands one-row-of-stands">
        {categoryNames.map((name) => (
          <Link
            key={name}
            to={`${pricesPath}?${new URLSearchParams({ category: name })}`}
            aria-current={name === chosen ? "true" : undefined}
          >
            {callOf(name)}
          </Link>
        ))}
      </nav>
    </>
  );
}
