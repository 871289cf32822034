import { type Area, areaFee } from "#app/features/delivery/area.ts";
import { firstOn } from "#app/features/standing/standing.ts";
import { formatWeekday, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type EachTimeProps = {
  items: number;
  paise: Paise;
  area: Area | null;
  /** Of the chosen time. */
  windowPaise: Paise;
  days: number[];
  today: string;
  shut: string[];
};

/** What is ordered each time as far as it was chosen, what it costs with its delivery, and when first. */
export function EachTime(props: EachTimeProps) {
  const { items, paise, area, windowPaise, days, today, shut } = props;
  const first = firstOn(days, { from: laterDay(today, 1), shut });
  const feePaise = areaFee(area, paise) + windowPaise;
  if (items === 0 && days.length === 0)
    return <p className="mb-2 text-sm text-stone">{words.chooseFirst}</p>;
  const noDay = days.length > 0 ? words.alwaysShut : words.chooseDays;
  return (
    <p className="mb-3">
      {items > 0 ? (
        <strong className="block text-base">
          {words.eachTime(items, formatPaise(paise + feePaise))}
        </strong>
      ) : null}
      {items > 0 && feePaise > 0 ? (
        <span className="block text-sm">{words.withDelivery(formatPaise(feePaise))}</span>
      ) : null}
      {first ? words.firstOn(formatWeekday(startOfIndianDay(first))) : noDay}
    </p>
  );
}
