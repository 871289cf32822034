import { afterAll, beforeAll, expect, test } from "vitest";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { windowLabel } from "#app/features/delivery/window.ts";
import { indianDay, startOfIndianDay } from "#app/values/dates.ts";
import { clockSpan, weekdayOf } from "#app/values/indian-days.ts";
import { newId } from "#app/values/identifier.ts";
import { createRandom } from "#tests/random.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { renewSlots } from "./make-slots.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test("whatever the week and the moment, a window stands on its Indian day and hour, and none is offered after its cut-off or on a closed day", async () => {
  const { next } = createRandom(19);
  const upTo = (most: number) => Math.floor(next() * most);
  const { DB } = shop.bindings;
  const { context } = await shop.ask("/");
  for (let round = 0; round < 25; round += 1) {
    await DB.batch(
      ["slot_templates", "delivery_slots", "shop_closures"].map((table) =>
        DB.prepare(`DELETE FROM ${table}`),
      ),
    );
    const now = Date.UTC(2026, 10, 1) + upTo(400) * dayMs + upTo(1440) * minuteMs;
    const templates = Array.from({ length: 1 + upTo(6) }, () => {
      const from = upTo(1400);
      return {
        id: newId(),
        weekday: upTo(7),
        from,
        to: from + 1 + upTo(1440 - from - 1),
        cutoff: upTo(3000),
      };
    });
    const shut = indianDay(now + upTo(4) * dayMs);
    await DB.batch([
      ...templates.map(({ id, weekday, from, to, cutoff }) =>
        DB.prepare("INSERT INTO slot_templates VALUES (?, ?, ?, ?, 5, ?, 0)").bind(
          id,
          weekday,
          from,
          to,
          cutoff,
        ),
      ),
      DB.prepare("INSERT INTO shop_closures VALUES (?, '')").bind(shut),
    ]);
    await renewSlots({ ...context, now });
    const later = now + upTo(2) * dayMs + upTo(1440) * minuteMs;
    const delivery = await getDelivery({ ...context, now: later }, { postalCode: null });
    for (const { fromAt, toAt, cutoffAt } of delivery?.windows ?? []) {
      const day = indianDay(fromAt);
      const [from, to] = [fromAt, toAt].map((at) => (at - startOfIndianDay(day)) / minuteMs) as [
        number,
        number,
      ];
      expect(templates).toContainEqual(
        expect.objectContaining({
          weekday: weekdayOf(day),
          from,
          to,
          cutoff: (fromAt - cutoffAt) / minuteMs,
        }),
      );
      expect(cutoffAt).toBeGreaterThanOrEqual(later);
      expect(day).not.toBe(shut);
      expect(windowLabel({ fromAt, toAt }, later)).toContain(clockSpan(from, to));
    }
  }
});

test.each([
  [18 * 60, 20 * 60, "6 to 8 pm"],
  [11 * 60, 13 * 60, "11 am to 1 pm"],
  [18 * 60 + 30, 20 * 60, "6:30 to 8 pm"],
  [0, 12 * 60, "12 am to 12 pm"],
])("%i to %i is said %s", (from, to, words) => {
  expect(clockSpan(from, to)).toBe(words);
});
