// What the local shop's job takes for now. A deployed Worker is told the moment by the platform alone.
import { clockMinutes } from "#app/values/clock.ts";
import { isDay, startOfIndianDay } from "#app/values/dates.ts";

const minuteMs = 60_000;

/**
 * `JOB_CLOCK` is the moment in India at which it starts, such as 2026-12-01 20:00, and `JOB_PACE` how
 * many of its minutes pass in one; undefined where neither is set.
 */
export function readJobClock(
  { JOB_CLOCK, JOB_PACE }: NodeJS.ProcessEnv,
  now: () => number = Date.now,
): (() => number) | undefined {
  if (!JOB_CLOCK && !JOB_PACE) return undefined;
  const pace = Number(JOB_PACE || 1);
  if (!(pace >= 1 && pace <= 1440)) throw new Error("JOB_PACE is no number from 1 to 1440.");
  const begun = now();
  const start = JOB_CLOCK ? momentOf(JOB_CLOCK) : begun;
  if (start < begun) throw new Error("JOB_CLOCK is over: give a moment to come.");
  return () => start + (now() - begun) * pace;
}

function momentOf(text: string): number {
  const [, day = "", time = ""] = /^(\S+)[ T](\d\d:\d\d)$/.exec(text) ?? [];
  const minutes = clockMinutes(time);
  if (!isDay(day) || minutes === null)
    throw new Error("JOB_CLOCK is no moment such as 2026-12-01 20:00.");
  return startOfIndianDay(day) + minutes * minuteMs;
}
