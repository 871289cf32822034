import { cardTitle } from "#app/values/card-title.ts";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { StandingLine } from "#app/features/standing/standing.ts";
import { words } from "./words.ts";

export type WantedDay = { day: string; orders: number; packs: StandingLine[] };

type WantedOnProps = WantedDay & {
  /** What the day is, such as the next one that is open. */
  title: (day: string) => string;
  /** Why nothing is placed for it; null where the shop is open. */
  shut: string | null;
};

/** What the standing orders of a day take. */
export function WantedOn({ day, orders, packs, title, shut }: WantedOnProps) {
  return (
    <section
      aria-labelledby={`of-${day}`}
      className="mt-4 border-t border-line pt-4 first:mt-0 first:border-0 first:pt-0"
    >
      <h2 id={`of-${day}`} className="mb-2">
        {title(formatDate(startOfIndianDay(day)))}
      </h2>
      {shut === null ? null : <p className="mb-2 font-semibold">{words.shut(shut)}</p>}
      {orders > 0 ? <p className="mb-2">{words.orders(orders)}</p> : null}
      {orders === 0 && shut === null ? <p>{words.none}</p> : null}
      {packs.length > 0 ? (
        <ul>
          {packs.map((line) => (
            <li key={line.financialId} className="border-t border-line py-2">
              <b className="money">{line.qty}</b> × {cardTitle(line)}, {formatPack(line)}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
