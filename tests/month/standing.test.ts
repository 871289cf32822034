// A month of standing orders, lived by the real job on a real database: every order that should be there is there once, and
// no other.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runScheduled } from "#app/features/job/run-scheduled.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { aroundD1 } from "#tests/faults/around-d1.ts";
import { isFullLength } from "#tests/length.ts";
import { createRandom } from "#tests/random.ts";
import { openStandingShop, type StandingShop } from "./standing-shop.ts";
import { reckonRun } from "./standing-books.ts";

const minuteMs = 60_000;
const secondMs = 1000;
const size = isFullLength
  ? { days: 31, customers: 10, each: 5 }
  : { days: 8, customers: 5, each: 3 };
const firstSeed = Number(process.env.MONTH_SEED ?? (isFullLength ? Date.now() % 1_000_000 : 1));
const seeds = Array.from({ length: isFullLength ? 3 : 1 }, (_, month) => firstSeed + month);
const begin = Date.parse("2027-06-01T00:00:00+05:30");
/** Minutes of each day at which the job runs. */
const runs = [5, 7 * 60, 13 * 60, 19 * 60 + 59, 20 * 60, 20 * 60 + 1, 23 * 60 + 58];
/** From an evening on, over the whole next day, until the morning after. */
const outage = { from: at(3, 19 * 60 + 30), to: at(5, 8 * 60 + 30) };

function at(day: number, minute: number): number {
  return begin + (day * 24 * 60 + minute) * minuteMs;
}

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: begin }));
afterAll(() => void vi.useRealTimers());

async function runJob({ shop }: StandingShop, now: number, callsUntilKilled = Infinity) {
  vi.setSystemTime(now);
  const { context } = await shop.ask("/");
  let calls = 0;
  const d1 = aroundD1(shop.bindings.DB, async (act) => {
    calls += 1;
    if (calls > callsUntilKilled) throw new Error("killed");
    return act();
  });
  const quiet = {
    log: callsUntilKilled === Infinity ? context.log : () => undefined,
    waitUntil: (told: Promise<unknown>) => void told.catch(() => undefined),
  };
  await runScheduled({ ...context, ...openSession(d1, "first-primary"), ...quiet, now });
}

test.each(seeds)(
  "every order that should be there is there once, and no other: seed %i",
  async (seed) => {
    // Also after a month before.
    vi.setSystemTime(begin);
    const random = createRandom(seed);
    const lost = laterDay(indianDay(outage.from), 1);
    const madeUp = laterDay(lost, 1);
    const month = await openStandingShop(random, { ...size, openDay: madeUp });
    const { books } = month;
    let now = begin + secondMs;
    await month.shop.bindings.DB.prepare(raiseLimitsSql).run();
    for (let n = 0; n < size.customers * size.each; n += 1) await month.makePlan((now += secondMs));

    async function run(): Promise<void> {
      if (now >= outage.from && now < outage.to) return;
      const how = random.pick(["once", "twice", "killed"] as const);
      if (how === "killed") await runJob(month, now, random.upTo(150));
      const again = [now + secondMs, ...(how === "twice" ? [now + secondMs] : [])];
      await Promise.all(again.map((moment) => runJob(month, moment)));
      reckonRun(books, now + secondMs);
    }

    for (let day = 0; day < size.days; day += 1) {
      const deeds = Array.from({ length: 2 + random.upTo(size.customers) }, () => ({
        moment: at(day, 10 + random.upTo(23 * 60 + 40)) + 10 * secondMs,
        act: () => month.act(now),
      }));
      const evenings = [...runs.map((minute) => ({ moment: at(day, minute), act: run })), ...deeds];
      const morning = { moment: at(day, 9 * 60) + secondMs, act: () => month.packAll() };
      const all = [...evenings, morning].toSorted((one, other) => one.moment - other.moment);
      for (const { moment, act } of all) {
        now = Math.max(now + 2 * secondMs, moment);
        vi.setSystemTime(now);
        await act();
      }
      await month.compare().catch((cause: unknown) => {
        const asked = month.told.slice(-15).join("\n");
        throw new Error(`MONTH_SEED=${seed}, day ${day}\n${asked}`, { cause });
      });
    }
    const seen = new Set(books.plans.flatMap(({ days }) => [...days.values()]));
    expect([...seen].sort()).toEqual([
      ...["closed", "khata-limit", "nothing", "placed", "skipped", "too-dear"],
    ]);
    const placedFor = [...books.placed.keys()].map((key) => key.slice(-10));
    expect(placedFor).not.toContain(lost);
    expect(placedFor).toContain(madeUp);
    await month.shop.close();
  },
  isFullLength ? 1_200_000 : 180_000,
);
