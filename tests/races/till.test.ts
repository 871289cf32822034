import { afterAll, beforeAll, expect, test } from "vitest";
import { indianDay } from "#app/values/dates.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { createRandom } from "#tests/random.ts";

let shop: ApiShop;
let owner: string;
beforeAll(async () => {
  shop = await openApiShop();
  owner = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

type Sold = { id: string; cash: number };
const [tills, shoppers] = [10, 20];
const stock = [150, 90, 60];
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
const first = <T>(sql: string) => shop.bindings.DB.prepare(sql).first<T>();

/** Sells or orders again and again, until even a single pack of each is refused. */
async function untilEmpty(seed: number, packs: string[], send: Send): Promise<Sold[]> {
  const random = createRandom(seed);
  const sold: Sold[] = [];
  const left = new Set(packs);
  while (left.size > 0) {
    const financialId = random.pick([...left]);
    const qty = 1 + random.upTo(3);
    const got = (await send(financialId, qty)) ?? (await send(financialId, 1));
    if (got) sold.push(got);
    else left.delete(financialId);
  }
  return sold;
}

type Send = (financialId: string, qty: number) => Promise<Sold | null>;

const sellAt = (till: number): Send => {
  const method = till % 2 === 0 ? "cash" : "upi";
  return async (financialId, qty) => {
    const sale = { items: [{ financialId, qty }], method };
    const { status, body } = await shop.post("/api/sales", sale, { token: owner });
    expect([201, 409]).toContain(status);
    const cash = method === "cash" ? Number(body.totalPrice) : 0;
    return status === 201 ? { id: String(body._id), cash } : null;
  };
};

async function orderAs(): Promise<Send> {
  const { token } = await shop.addVisitor();
  return async (financialId, qty) => {
    const orderItems = [{ financialId, qty }];
    const order = { orderItems, shippingAddress, paymentMethod: "Cash Or UPI" };
    const { status, body } = await shop.post("/api/orders", order, { token });
    expect([201, 409]).toContain(status);
    return status === 201 ? { id: String(body._id), cash: 0 } : null;
  };
}

test("ten tills sell the shelf empty while twenty shoppers order from it: each pack once, each number once, the drawer right", async () => {
  const packs = await Promise.all(stock.map((countInStock) => shop.addPack({ countInStock })));
  const ids = packs.map(({ financialId }) => financialId);
  const float = { kind: "float", amount: 500 };
  expect((await shop.post("/api/day/entries", float, { token: owner })).status).toBe(201);
  const people = await Promise.all(Array.from({ length: shoppers }, orderAs));
  const [sales, orders] = await Promise.all([
    Promise.all(Array.from({ length: tills }, (_, till) => untilEmpty(till, ids, sellAt(till)))),
    Promise.all(people.map((send, nth) => untilEmpty(100 + nth, ids, send))),
  ]);
  const [sold, ordered] = [sales.flat(), orders.flat()];
  expect(Math.min(sold.length, ordered.length)).toBeGreaterThan(0);
  for (const [at, id] of ids.entries()) {
    const left = `SELECT count_in_stock AS n FROM financials WHERE id = '${id}'`;
    const taken = `SELECT sum(qty) AS n FROM order_lines WHERE financial_id = '${id}'`;
    expect([await first(left), await first(taken)]).toEqual([{ n: 0 }, { n: stock[at] }]);
  }
  // The parcels leave while nobody waits for another.
  for (const step of ["pack", "dispatch"]) {
    const answers = await Promise.all(
      ordered.map(({ id }) => shop.put(`/api/orders/${id}/${step}`, {}, { token: owner })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const { results } = await shop.bindings.DB.prepare(
    "SELECT number FROM documents ORDER BY number",
  ).all<{ number: string }>();
  const numbers = results.map(({ number }) => Number(number.split("/").at(-1)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: sold.length + ordered.length }, (_, at) => at + 1),
  );
  const cash = sold.reduce((sum, one) => sum + one.cash, 0);
  const { body } = await shop.get(`/api/day/${indianDay(Date.now())}`, { token: owner });
  expect(body).toMatchObject({ cashExpected: 500 + cash, sums: { cash } });
});
