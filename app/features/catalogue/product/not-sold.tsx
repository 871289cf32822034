import { allProductsPath } from "#app/addresses/paths.ts";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { CategoryChips, type Ways } from "#app/features/catalogue/listing/category-chips.tsx";
import { SoldMost } from "#app/features/catalogue/ways-on/sold-most.tsx";
import { Page } from "#app/ui/page.tsx";

/** All texts come with it: every product's page carries this one's script. */
export type NotSoldData = {
  message: string;
  allProducts: string;
  /** Asks a person for it; null where no link is configured. */
  ask: { href: string; label: string } | null;
  sold: SentCard[];
  categories: string;
  ways: Ways;
};

/** In a product's place the ways on to others. */
export function NotSold({ message, allProducts, ask, sold, categories, ways }: NotSoldData) {
  return (
    <Page title={message}>
      <p className="flex flex-wrap gap-2">
        <a href={allProductsPath} className="button">
          {allProducts}
        </a>
        {ask ? (
          <a href={ask.href} rel="noopener" className="button button-plain">
            {ask.label}
          </a>
        ) : null}
      </p>
      <SoldMost cards={sold} />
      <h2 className="mb-2">{categories}</h2>
      <CategoryChips ways={ways} label={categories} isRow={false} />
    </Page>
  );
}
