import type { Card } from "#app/features/catalogue/cards/card.ts";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import type { Product } from "./product.server.ts";
import { words } from "./words.ts";

/** Other brands of the same product first, then what stands beside it on the shelf. */
export function SimilarItems({ product, shown }: { product: Product; shown: Card }) {
  const { brands, similar } = product;
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
