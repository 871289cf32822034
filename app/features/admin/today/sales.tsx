import { Link } from "@remix-run/react";
import { dayBookPath } from "#app/addresses/side-paths.ts";
import type { SoldByPayment } from "#app/features/admin/sold-on.server.ts";
import { words as shared } from "#app/features/admin/words.ts";
import type { Day } from "#app/features/books/day.ts";
import { formatDate } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as shop } from "#app/values/words.ts";
import { words } from "./words.ts";

type SalesProps = {
  day: Day;
  sold: SoldByPayment;
  dayBeforePaise: Paise;
  weekBeforePaise: Paise;
};

export function Sales({ day, sold, dayBeforePaise, weekBeforePaise }: SalesProps) {
  const weekday = weekdayOf(Date.parse(day.day));
  const before = [
    dayBeforePaise > 0 ? words.dayBeforeSold(formatPaise(dayBeforePaise)) : "",
    weekBeforePaise > 0 ? words.weekBeforeSold(weekday, formatPaise(weekBeforePaise)) : "",
  ].filter(Boolean);
  return (
    <section className="panel sales" aria-labelledby="sales">
      <h2 id="sales">{shared.salesOf(formatDate(Date.parse(day.day)))}</h2>
      <p className="flex flex-wrap items-center gap-x-2">
        <strong className="money text-[min(1.625rem,8vw)]">
          {formatPaise(day.deliveredPaise)}
        </strong>
        <span>{shared.ordersDelivered(day.delivered)}</span>
        <Link to={dayBookPath} className="link ml-auto inline-block min-h-11 content-center">
          {shared.places.dayBook.name}
        </Link>
      </p>
      {before.length > 0 ? <p className="text-xs text-stone">{before.join(" · ")}</p> : null}
      <dl className="day-sums">
        {sold.map(({ paidAs, paise }) => (
          <div key={paidAs}>
            <dt>{shared.paidAs[paidAs]}</dt>
            <dd className="money">{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "Sunday", in Indian time. */
function weekdayOf(ms: number): string {
  const format = { weekday: "long", timeZone: "Asia/Kolkata" } as const;
  return new Intl.DateTimeFormat(shop.dateLocale, format).format(ms);
}
