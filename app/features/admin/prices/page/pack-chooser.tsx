import { Link } from "@remix-run/react";
import { pricesPath } from "#app/addresses/side-paths.ts";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import type { PricePageData } from "./price-page.server.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

type PackChooserProps = Pick<PricePageData, "category" | "text" | "categoryNames">;

/** Which packs to show: all, a category's, or what a text finds. */
export function PackChooser({ category, text, categoryNames }: PackChooserProps) {
  const callOf = useCategoryCall();
  const shown = [
    { name: null, to: pricesPath },
    ...categoryNames.map((name) => ({
      name,
      to: `${pricesPath}?${new URLSearchParams({ category: name })}`,
    })),
  ];
  return (
    <>
      <FindForm action={pricesPath} label={words.searchPacks} hint={words.searchHint} text={text} />
      <nav aria-label={words.category} className="stands one-row-of-stands">
        {shown.map(({ name, to }) => (
          <Link
            key={name}
            to={to}
            aria-current={text === "" && name === category ? "true" : undefined}
          >
            {name === null ? shared.all : callOf(name)}
          </Link>
        ))}
      </nav>
    </>
  );
}
