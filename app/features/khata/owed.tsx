import { Filled } from "#app/ui/filled.tsx";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./page.words.ts";

type OwedProps = { balancePaise: number; limitPaise: number; owedSince: number | null };

/** How the reader stands with the shop. */
export function Owed({ balancePaise, limitPaise, owedSince }: OwedProps) {
  return (
    <section className="panel" aria-label={words.balance}>
      <p>{balancePaise < 0 ? words.shopOwesYou : words.youOwe}</p>
      <p className="money text-[min(1.625rem,8vw)] font-bold">
        {formatPaise(Math.abs(balancePaise))}
      </p>
      <p className="text-xs text-stone">
        <Filled
          text={owedSince === null ? words.limit : words.limitSince(formatDate(owedSince))}
          limit={<span className="money">{formatPaise(limitPaise)}</span>}
        />
      </p>
    </section>
  );
}
