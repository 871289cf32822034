import { firstOn } from "#app/features/standing/standing.ts";
import { formatWeekday, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type EachTimeProps = { items: number; paise: Paise; days: number[]; today: string; shut: string[] };

/** What is ordered each time as far as it was chosen, and when first. */
export function EachTime({ items, paise, days, today, shut }: EachTimeProps) {
  const first = firstOn(days, { from: laterDay(today, 1), shut });
  if (items === 0 && first === null)
    return <p className="mb-2 text-sm text-stone">{words.chooseFirst}</p>;
  return (
    <p className="mb-3">
      {items > 0 ? (
        <strong className="block text-base">{words.eachTime(items, formatPaise(paise))}</strong>
      ) : null}
      {first ? words.firstOn(formatWeekday(startOfIndianDay(first))) : words.chooseDays}
    </p>
  );
}
