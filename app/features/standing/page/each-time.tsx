import { firstOn } from "#app/features/standing/standing.ts";
import { formatWeekday, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type EachTimeProps = {
  items: number;
  paise: Paise;
  /** What bringing it costs beside that. */
  fee: string | null;
  days: number[];
  today: string;
  shut: string[];
};

/** What is ordered each time as far as it was chosen, and when first. */
export function EachTime({ items, paise, fee, days, today, shut }: EachTimeProps) {
  const first = firstOn(days, { from: laterDay(today, 1), shut });
  if (items === 0 && days.length === 0)
    return <p className="mb-2 text-sm text-stone">{words.chooseFirst}</p>;
  const noDay = days.length > 0 ? words.alwaysShut : words.chooseDays;
  return (
    <p className="mb-3">
      {items > 0 ? (
        <strong className="block text-base">{words.eachTime(items, formatPaise(paise))}</strong>
      ) : null}
      {fee ? <span className="block text-sm">{words.fee(fee)}</span> : null}
      {first ? words.firstOn(formatWeekday(startOfIndianDay(first))) : noDay}
    </p>
  );
}
