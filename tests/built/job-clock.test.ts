import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { readJobClock } from "#scripts/job-clock.ts";
import { type Parts, runShop } from "#scripts/run.ts";
import { freePort } from "#scripts/settings.ts";
import { customer } from "./built-shop.ts";
import { preparedParts } from "./prepared-parts.ts";

let folder: string;
let parts: Parts;
const minuteMs = 60_000;
const at = Date.now() + 4 * 24 * 60 * minuteMs;
const set = { JOB_CLOCK: `${indianDay(at)} 20:00` };
const meant = laterDay(indianDay(at), 1);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kirana-clock-"));
  const ports = { port: await freePort(), partyPort: await freePort() };
  parts = await preparedParts({ ...ports, sandboxPort: await freePort(), folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The days whose order is placed, after a run of the job. */
async function daysAfterRun(running: Parts): Promise<string[]> {
  const shop = await runShop(running);
  try {
    const { DB } = await shop.bindings();
    await DB.batch([DB.prepare(makeStanding).bind(customer.phone), DB.prepare(fillStanding)]);
    await shop.runScheduled();
    const { results } = await DB.prepare(
      "SELECT day FROM standing_days WHERE outcome = 'placed' ORDER BY day",
    ).all<{ day: string }>();
    return results.map(({ day }) => day);
  } finally {
    await shop.close();
  }
}

const makeStanding = `INSERT OR IGNORE INTO standing_orders (id, user_id, weekdays, created_at, changed_at)
  SELECT '0123456789abcdef', id, '[1,2,3,4,5,6,7]', 0, 0 FROM users WHERE phone = ?`;
const fillStanding = `INSERT OR IGNORE INTO standing_lines (standing_id, position, financial_id, qty, name, brand, quantity_milli, units)
  SELECT '0123456789abcdef', 0, id, 1, 'Milk', 'Amul', quantity_milli, units FROM financials WHERE count_in_stock > 50 ORDER BY seq LIMIT 1`;

test("a deployed Worker ignores the job's clock, though it stands among its variables", async () => {
  const days = await daysAfterRun({ ...parts, variables: { ...parts.variables, ...set } });
  const tomorrow = laterDay(indianDay(Date.now()), 1);
  expect(days.filter((day) => day > tomorrow)).toEqual([]);
});

test("the local shop's job places the orders of the day after the one that its clock shows", async () => {
  const settings = { ...parts.settings, jobClock: readJobClock(set) };
  expect(await daysAfterRun({ ...parts, settings })).toContain(meant);
});
