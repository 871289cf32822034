import { orderStepPath, sellPath } from "#app/addresses/paths.ts";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import type { RecentSale } from "./recent-sales.server.ts";
import { words } from "./words.ts";

/** To be looked at, printed once more, or taken back. */
export function RecentSales({ recent }: { recent: RecentSale[] }) {
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="panel">
      <h2 id="recent">{words.recent}</h2>
      <ul>
        {recent.map(({ id, short, createdAt, payablePaise, customerName }) => (
          <li key={id} className="recent">
            <a href={orderFromPath(id, sellPath)} className="link">
              {short}
            </a>
            <span className="what text-xs text-stone">
              {formatIndianIso(createdAt).slice(11, 16)} {customerName}
            </span>
            <b className="money">{formatPaise(payablePaise)}</b>
            <a href={`${orderStepPath(id, "print")}?paper=80`} className="link">
              {words.printBill}
              <span className="sr-only"> {short}</span>
            </a>
            <a href={orderStepPath(id, "return")} className="link">
              {words.goodsCameBack}
              <span className="sr-only"> {short}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
