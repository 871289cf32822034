import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import { allDays } from "./delivery.schema.ts";
import { words } from "./done.words.ts";

type Typed = Record<string, number | null | undefined>;

/** The week that the form means: one pair of hours for all days goes before those of a day, and so does their break. */
export function weekOf(typed: Typed): { hours: OpeningHours[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const isForAll = isTyped(typed, "open", "close");
  const hasOneBreak = isTyped(typed, "pause", "again");
  const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday): OpeningHours[] => {
    const of = isForAll ? allDays : weekday;
    const [openMinute, closeMinute] = [typed[`open${of}`], typed[`close${of}`]];
    if (openMinute == null && closeMinute == null) return [];
    if (openMinute == null || closeMinute == null || openMinute >= closeMinute) {
      errors[`close${of}`] = words.bothTimes;
      return [];
    }
    const at = hasOneBreak ? allDays : weekday;
    const [from, to] = [typed[`pause${at}`] ?? null, typed[`again${at}`] ?? null];
    if (!isWithin({ openMinute, closeMinute, from, to })) errors[`again${at}`] = words.breakWithin;
    return [{ weekday, openMinute, closeMinute, breakFromMinute: from, breakToMinute: to }];
  });
  return { hours, errors };
}

const isTyped = (typed: Typed, ...names: string[]) =>
  names.some((name) => typed[name + allDays] != null);

type Break = Record<"openMinute" | "closeMinute", number> & Record<"from" | "to", number | null>;

/** None is as good as one between opening and closing. */
function isWithin({ openMinute, closeMinute, from, to }: Break): boolean {
  if (from === null || to === null) return from === to;
  return openMinute < from && from < to && to < closeMinute;
}
