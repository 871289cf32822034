import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
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

/** What the page's form holds, and whether the days are in sight. */
async function shown(days: number[], closes: (day: number) => number = () => 1260) {
  const asked = await shop.ask("/", { cookies: { session } });
  await saveHours(
    asked.context,
    days.map((weekday) => ({ weekday, openMinute: 420, closeMinute: closes(weekday) })),
  );
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

const week = [0, 1, 2, 3, 4, 5, 6];

test("seven days alike are one row of two times, and the days are folded", async () => {
  expect(await shown(week)).toEqual({
    filled: ["openall 07:00", "closeall 21:00"],
    isByDay: false,
  });
  expect(await shown([])).toEqual({ filled: [], isByDay: false });
});

test("days that differ stand each by itself", async () => {
  const sunday = await shown(week, (day) => (day === 0 ? 720 : 1260));
  expect(sunday.isByDay).toBe(true);
  expect(sunday.filled).toHaveLength(14);
  expect(sunday.filled).toContain("close0 12:00");
  expect((await shown([1])).filled).toEqual(["open1 07:00", "close1 21:00"]);
});
