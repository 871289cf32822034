import { parchiPath } from "./addresses/paths.ts";
import type { SentCard } from "./features/catalogue/cards/sent-card.ts";
import { SoldMost } from "./features/catalogue/ways-on/sold-most.tsx";
import { words } from "./features/lists/words.ts";
import { AsItCame } from "./ui/as-it-came.tsx";

/** Below an empty cart, whose room knows no goods but its own; without tiles, to stay as light. */
export function WaysOnOfCart({ sold }: { sold: SentCard[] | null | undefined }) {
  if (!sold) return null;
  return <AsItCame>{import.meta.env.SSR ? <Whole sold={sold} /> : null}</AsItCame>;
}

function Whole({ sold }: { sold: SentCard[] }) {
  return (
    <aside className="mx-auto max-w-[75rem] px-3 md:px-6">
      <p className="text-center">
        <a href={parchiPath} className="link inline-flex min-h-11 items-center">
          {words.orderFromList}
        </a>
      </p>
      <SoldMost cards={sold} />
    </aside>
  );
}
