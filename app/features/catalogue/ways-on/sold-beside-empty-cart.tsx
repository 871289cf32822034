import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { MoreCards } from "./more-cards.tsx";

/** Stands in the frame: the cart's own room knows no goods but what is in it. */
export function SoldBesideEmptyCart({ cards }: { cards: SentCard[] }) {
  return (
    <aside className="mx-auto max-w-[75rem] px-3 md:px-6">
      <MoreCards cards={cards} />
    </aside>
  );
}
