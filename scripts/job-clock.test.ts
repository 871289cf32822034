import { expect, test } from "vitest";
import { formatMoment } from "#app/values/dates.ts";
import { readJobClock } from "./job-clock.ts";

test("the job's clock starts at the moment that is set, in India, and goes on at its pace", () => {
  let now = Date.parse("2026-11-28T10:00:00+05:30");
  const clock = (set: Record<string, string>) => readJobClock(set, () => now);
  expect(clock({})).toBeUndefined();
  const tomorrow = clock({ JOB_CLOCK: "2026-11-29 20:00" })!;
  const month = clock({ JOB_CLOCK: "2026-11-28T20:00", JOB_PACE: "720" })!;
  const fast = clock({ JOB_PACE: "60" })!;
  now += 60_000;
  expect([tomorrow, month, fast].map((moment) => formatMoment(moment()))).toEqual([
    "29 Nov 2026, 20:01",
    "29 Nov 2026, 08:00",
    "28 Nov 2026, 11:00",
  ]);
});

test.each([
  [{ JOB_CLOCK: "2026-11-27 20:00" }, "is over"],
  [{ JOB_CLOCK: "tomorrow" }, "is no moment"],
  [{ JOB_CLOCK: "2026-02-30 20:00" }, "is no moment"],
  [{ JOB_CLOCK: "2026-12-01 25:00" }, "is no moment"],
  [{ JOB_PACE: "0" }, "JOB_PACE"],
  [{ JOB_PACE: "fast" }, "JOB_PACE"],
])("a setting that is none is refused, and named: %o", (set, message) => {
  const now = () => Date.parse("2026-11-28T10:00:00+05:30");
  expect(() => readJobClock(set, now)).toThrow(message);
});
