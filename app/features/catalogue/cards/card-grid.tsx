import type { Card } from "./card.ts";
import { ProductCard } from "./product-card.tsx";

const eagerCards = 4;

/** Two cards in a row on a phone, four on a tablet, six on a wide screen; the first are in view and loaded at once. */
export function CardGrid({ cards, eager = eagerCards }: { cards: Card[]; eager?: number }) {
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-6">
      {cards.map((card, index) => <ProductCard key={card.detailId} card={card} eager={index < eager} />)}
    </div>
  );
}
