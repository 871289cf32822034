import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { morePackagesPath } from "#app/addresses/paths.ts";
import { budgetStep } from "./budget-steps.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { type SentCard, readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { words } from "./words.ts";

type BudgetPackagesProps = { cards: SentCard[]; hasMore: boolean; shown: number };
type Loaded = { budget: { cards: SentCard[]; hasMore: boolean }; shown: number };

/** How far above the view the end counts as seen: a jump to the page's foot passes it by. */
const above = "100000px 0px 0px";

/** Six cards, then six more each time the end comes into view; without scripts by a link. */
export function BudgetPackages(first: BudgetPackagesProps) {
  const fetcher = useFetcher<Loaded>();
  const end = useRef<HTMLAnchorElement>(null);
  const { cards, hasMore } =
    fetcher.data && fetcher.data.shown > first.shown ? fetcher.data.budget : first;
  const next = morePackagesPath(cards.length + budgetStep);
  const { state, load } = fetcher;
  useEffect(() => {
    if (!end.current || state !== "idle") return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && load(`${next}&index`),
      { rootMargin: above },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, state, load]);
  if (cards.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="budget">
      <h2 id="budget" className="mb-3 first-letter:uppercase">
        {words.budgetPackages}
      </h2>
      <CardGrid cards={cards} heading="h3" eager={0} />
      {hasMore ? (
        <a
          ref={end}
          href={`${next}#d-${cards.slice(-1).map(readCard)[0]?.detailId}`}
          className="button button-plain mt-4 w-full [overflow-anchor:none]"
        >
          {words.showMore}
        </a>
      ) : null}
    </section>
  );
}
