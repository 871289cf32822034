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
    { what: words.yesterday, paise: dayBeforePaise },
    { what: words.lastWeekday(weekday), paise: weekBeforePaise },
  ].filter(({ paise }) => paise > 0);
  return (
    <section className="panel sales" aria-labelledby="sales">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="sales">{shared.salesOf(formatDate(Date.parse(day.day)))}</h2>
        <Link to={dayBookPath} className="link inline-block min-h-11 content-center">
          {shared.places.dayBook.name}
        </Link>
      </div>
      <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <strong className="money text-[min(1.625rem,8vw)]">
          {formatPaise(day.deliveredPaise)}
        </strong>
        <span>{shared.ordersDelivered(day.delivered)}</span>
      </p>
      <dl>
        {waysOf(sold).map(({ paidAs, paise }) => (
          <Sum key={paidAs} what={shared.paidAs[paidAs]} paise={paise} />
        ))}
        {before.map((one) => (
          <Sum key={one.what} {...one} isPast />
        ))}
      </dl>
    </section>
  );
}

/** Cash and UPI on every day, other ways where there were some. */
function waysOf(sold: SoldByPayment): SoldByPayment {
  const usual = (["cash", "upi"] as const).map((paidAs) => ({
    paidAs,
    paise: sold.find((one) => one.paidAs === paidAs)?.paise ?? 0,
  }));
  return [...usual, ...sold.filter(({ paidAs }) => paidAs !== "cash" && paidAs !== "upi")];
}

type SumProps = { what: string; paise: Paise; isPast?: boolean };

function Sum({ what, paise, isPast = false }: SumProps) {
  return (
    <div className={isPast ? "past" : undefined}>
      <dt>{what}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}

/** "Sunday", in Indian time. */
function weekdayOf(ms: number): string {
  const format = { weekday: "long", timeZone: "Asia/Kolkata" } as const;
  return new Intl.DateTimeFormat(shop.dateLocale, format).format(ms);
}
