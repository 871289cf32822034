import { allProductsPath } from "#app/addresses/paths.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { words } from "./titles.words.ts";

/** What a shop has that has sold nothing yet: its categories alone would say little of it. */
export function FirstGoods({ cards }: { cards: SentCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="goods">
      <div className="mb-3 flex items-center justify-between gap-x-3">
        <h2 id="goods">{words.groceries}</h2>
        <a href={allProductsPath} className="link text-sm">
          {words.allProducts}
        </a>
      </div>
      <CardGrid cards={cards} heading="h3" eager={0} />
    </section>
  );
}
