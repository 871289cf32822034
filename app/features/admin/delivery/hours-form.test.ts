import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import { saveHours } from "#app/features/delivery/windows/closures.server.ts";

let shop: TestShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const noBreak = { breakFromMinute: null, breakToMinute: null };
const open = (weekday: number, closeMinute = 1260) => ({
  ...{ weekday, openMinute: 420, closeMinute, ...noBreak },
});

/** What the page's form holds, and whether the days are in sight. */
async function shown(hours: OpeningHours[]) {
  const asked = await shop.ask("/", { cookies: { session } });
  await saveHours(asked.context, hours);
  const { request } = await shop.ask("/admin/delivery", { cookies: { session } });
  const answer = await whole.answer(new Request("http://localhost/admin/delivery", request));
  const page = await answer.text();
  const form = page.slice(page.indexOf("hours/save"));
  const inputs = form.slice(0, form.indexOf("</form>")).match(/<input[^>]*>/g) ?? [];
  const filled = inputs.flatMap((input) => {
    expect(input).toContain('type="time"');
    const [, name] = /name="(\w+)"/.exec(input) ?? [];
    const [, value] = /value="([^"]+)"/.exec(input) ?? [];
    return value ? [`${name} ${value}`] : [];
  });
  return { filled, isByDay: /<details[^>]* open/.test(form) };
}

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => open(weekday));

test("seven days alike are one row of times, and the days are folded", async () => {
  expect(await shown(week)).toEqual({
    filled: ["openall 07:00", "closeall 21:00"],
    isByDay: false,
  });
  const noon = { breakFromMinute: 780, breakToMinute: 960 };
  expect(await shown(week.map((day) => ({ ...day, ...noon })))).toEqual({
    filled: ["openall 07:00", "closeall 21:00", "pauseall 13:00", "againall 16:00"],
    isByDay: false,
  });
  expect(await shown([])).toEqual({ filled: [], isByDay: false });
});

test("days that differ, if only in their break, stand each by itself", async () => {
  const sunday = await shown([open(0, 720), ...week.slice(1)]);
  expect(sunday.isByDay).toBe(true);
  expect(sunday.filled).toHaveLength(14);
  expect(sunday.filled).toContain("close0 12:00");
  const monday = { ...open(1), breakFromMinute: 780, breakToMinute: 960 };
  expect((await shown([open(0), monday, ...week.slice(2)])).filled).toHaveLength(16);
  expect((await shown([open(1)])).filled).toEqual(["open1 07:00", "close1 21:00"]);
});
