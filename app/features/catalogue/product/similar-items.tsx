import type { Card } from "#app/features/catalogue/cards/card.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { words } from "./words.ts";

/** Other brands of the same product first, then what stands beside it on the shelf. */
export function SimilarItems({
  brands,
  similar,
  shown,
}: {
  brands: Card[];
  similar: SentCard[];
  shown: Card;
}) {
  const others = brands.filter((brand) => brand.detailId !== shown.detailId);
  const cards = [...sendCards(others), ...similar];
  if (cards.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="similar">
      <h2 id="similar" className="mb-3">
        {words.similar}
      </h2>
      <div className="one-row">
        <CardGrid cards={cards} heading="h3" eager={0} />
      </div>
    </section>
  );
}
