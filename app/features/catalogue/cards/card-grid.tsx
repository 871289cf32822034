import { useSearchParams } from "@remix-run/react";
import { useContext } from "react";
import { PageTraitsContext } from "#app/ui/page-traits.ts";
import { parametersOf } from "#app/values/path.ts";
import { ProductCard } from "./product-card.tsx";
import { type SentCard, readCard } from "./sent-card.ts";

const eagerCards = 4;

type CardGridProps = {
  cards: SentCard[];
  /** What a card's name is: h2 under a page's own heading, h3 under a section's. */
  heading: "h2" | "h3";
  eager?: number;
  /** What the links of the cards keep beside what the page knows, such as a choice. */
  keep?: (known: URLSearchParams) => URLSearchParams;
};

/**
 * Two cards in a row on a phone, four on a tablet, six on a wide screen, fewer with large text; the
 * first are loaded at once.
 */
export function CardGrid({ cards, heading, eager = eagerCards, keep }: CardGridProps) {
  const [given] = useSearchParams();
  const { kept } = useContext(PageTraitsContext);
  const known = kept ? parametersOf(given, kept) : given;
  const params = keep ? keep(known) : known;
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
