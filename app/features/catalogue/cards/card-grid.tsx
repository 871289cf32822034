import { useKeptParameters } from "#app/ui/kept-parameters.ts";
import { ProductCard } from "./product-card.tsx";
import { type SentCard, readCard } from "./sent-card.ts";

const eagerCards = 4;

type CardGridProps = {
  cards: SentCard[];
  /** What a card's name is: h2 under a page's own heading, h3 under a section's. */
  heading: "h2" | "h3";
  eager?: number;
};

/**
 * Two cards in a row on a phone, four on a tablet, six on a wide screen, fewer with large text; the
 * first are loaded at once.
 */
export function CardGrid({ cards, heading, eager = eagerCards }: CardGridProps) {
  const params = useKeptParameters();
  return (
    <div className="card-grid">
      {cards.map(readCard).map((card, index) => (
        <ProductCard
          key={card.detailId}
          card={card}
          heading={heading}
          eager={index < eager}
          params={params}
        />
      ))}
    </div>
  );
}
