import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { createRandom } from "#tests/random.ts";

let shop: ApiShop;
let owner: string;
beforeAll(async () => {
  shop = await openApiShop();
  owner = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

const rows = async <T>(sql: string) => (await shop.bindings.DB.prepare(sql).all<T>()).results;
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };

/** What no order may be, whatever else happened at its moment. */
const wrongSums = `SELECT o.id FROM orders AS o WHERE o.items_paise < 0
  OR o.items_paise <> (SELECT sum(qty * dprice_paise - offer_paise) FROM order_lines WHERE order_id = o.id)
  OR o.offer_paise <> (SELECT sum(offer_paise) FROM order_lines WHERE order_id = o.id)
  OR o.offer_paise <> (SELECT coalesce(sum(amount_paise), 0) FROM order_offers WHERE order_id = o.id)
  OR EXISTS (SELECT 1 FROM order_lines WHERE order_id = o.id AND offer_paise NOT BETWEEN 0 AND qty * dprice_paise)`;
const tooOften = `SELECT f.id FROM offers AS f WHERE f.times < (SELECT count(*) FROM order_offers AS u
    JOIN orders AS o ON o.id = u.order_id WHERE u.offer_id = f.id AND o.cancelled_at IS NULL)
  OR f.times_each < (SELECT max(n) FROM (SELECT count(*) AS n FROM order_offers AS u
    JOIN orders AS o ON o.id = u.order_id WHERE u.offer_id = f.id AND o.cancelled_at IS NULL GROUP BY o.user_id))`;
/** A pack's offer gives its free packs, a code of 20 % no more than that of what was left. */
const tooMuch = `SELECT u.order_id FROM order_offers AS u JOIN offers AS f ON f.id = u.offer_id
  WHERE (f.kind = 'pack' AND u.amount_paise <> (SELECT (qty / (f.buy + f.free)) * f.free * dprice_paise
      FROM order_lines WHERE order_id = u.order_id AND financial_id = f.financial_id))
    OR (f.kind = 'code' AND u.amount_paise > (SELECT (20 * (o.items_paise + u.amount_paise) + 50) / 100
      FROM orders AS o WHERE o.id = u.order_id))`;

test("orders, cancels, prices and the ends of offers that come at once leave no sum and no count wrong", async () => {
  const random = createRandom(20_261_127);
  const packs = [
    (await shop.addPack({ pricePaise: 9_995, countInStock: 1000 })).financialId,
    (await shop.addPack({ pricePaise: 3_333, countInStock: 1000 })).financialId,
  ];
  await shop.bindings.DB.prepare(
    "INSERT INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour) VALUES (1, 900, 90000000, 900, 9000, 90)",
  ).run();
  const make = async (body: Json) =>
    String((await shop.post("/api/offers", body, { token: owner })).body._id);
  const ids = [
    await make({ kind: "code", code: "RUSH", percent: 20, times: 12, timesEach: 4 }),
    await make({ kind: "cart", amount: 25, smallest: 200 }),
    await make({ kind: "pack", financialId: packs[1], buy: 2, free: 1 }),
  ];
  const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.addVisitor()));
  const placed: string[] = [];
  const moves: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 6 }, () => async () => {
      const orderItems = packs.map((financialId) => ({ financialId, qty: 1 + random.upTo(5) }));
      const offerCode = random.isOne(2) ? "rush" : undefined;
      const body = { orderItems, shippingAddress, paymentMethod: "Cash Or UPI", offerCode };
      const { status, body: order } = await shop.post("/api/orders", body, {
        token: random.pick(buyers).token,
      });
      expect([201, 409, 429]).toContain(status);
      if (status === 201) placed.push(String(order._id));
    }),
    async () => {
      const [id] = placed.splice(random.upTo(placed.length), 1);
      if (id) await shop.put(`/api/orders/${id}/cancel`, { reason: "" }, { token: owner });
    },
    async () => {
      const id = random.pick(ids);
      for (const isActive of [false, true])
        await shop.put(`/api/offers/${id}`, { isActive }, { token: owner });
    },
    () =>
      shop.bindings.DB.prepare(
        "UPDATE financials SET price_paise = ?1, dprice_paise = ?1 WHERE id = ?2",
      )
        .bind(3_000 + random.upTo(700), packs[1])
        .run(),
  ];
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(Array.from({ length: 6 }, () => random.pick(moves)()));
    for (const sql of [wrongSums, tooOften, tooMuch]) expect(await rows(sql), sql).toEqual([]);
  }
  const [used] = await rows<{ kinds: number }>(
    "SELECT count(DISTINCT offer_id) AS kinds FROM order_offers",
  );
  expect(used?.kinds).toBe(3);
  expect(placed.length).toBeGreaterThan(20);
});
