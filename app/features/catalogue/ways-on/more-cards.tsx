import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { words } from "./words.ts";

type MoreProps = {
  cards: SentCard[];
  /** Where they are others than those that are sold most. */
  title?: string | undefined;
};

/** One row of cards; nothing where there are none. */
export function MoreCards({ cards, title = words.soldMost }: MoreProps) {
  if (cards.length === 0) return null;
  return (
    <section className="my-6" aria-labelledby="more">
      <h2 id="more" className="mb-2">
        {title}
      </h2>
      <div className="one-row">
        <CardGrid cards={cards} heading="h3" eager={0} />
      </div>
    </section>
  );
}
