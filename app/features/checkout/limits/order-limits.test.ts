import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type ShopLimits, firstLimits } from "#app/values/shop-limits.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { saveShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";

let shop: ApiShop;
beforeAll(async () => {
  shop = await openApiShop({ CONTACT_PHONE: "080 4000 1234" });
});
afterAll(() => shop.close());

type Line = { financialId: string; qty: number };
const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const setLimits = async (limits: Partial<ShopLimits>) =>
  saveShopLimits((await shop.ask("/admin/limits")).context, { ...firstLimits, ...limits });
const addPack = (pricePaise = 100) => shop.addPack({ pricePaise, countInStock: 10_000 });

async function addBuyer() {
  const visitor = await shop.addVisitor();
  const buy = async (...lines: Line[]) => {
    const { context } = await shop.ask("/placeorder", { cookies: { session: visitor.session } });
    const customer = await getVisitor(context);
    return placeOrder(context, customer!, {
      entries: lines.map((line) => ({ ...line, seenPaise: 10_000_000 })),
      orderKey: newId(),
      address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    });
  };
  const buyAtOnce = async (count: number, ...lines: Line[]) => {
    const outcomes = await Promise.all(Array.from({ length: count }, () => buy(...lines)));
    return {
      placed: outcomes.flatMap((outcome) => (outcome.ok ? [outcome.orderId] : [])),
      refused: outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome])),
    };
  };
  return { ...visitor, buy, buyAtOnce };
}

const stockOf = (financialId: string) =>
  shop.bindings.DB.prepare("SELECT count_in_stock FROM financials WHERE id = ?")
    .bind(financialId)
    .first<number>("count_in_stock");

test("of twenty orders at once a customer gets fifteen; a dispatched, paid or cancelled one makes room, and others are served", async () => {
  const { financialId } = await addPack();
  const line = { financialId, qty: 1 };
  const [buyer, other] = [await addBuyer(), await addBuyer()];
  const { placed, refused } = await buyer.buyAtOnce(20, line);
  expect(placed).toHaveLength(15);
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      reason: "over-limit",
      message: expect.stringMatching(/limit of unpaid orders.*Nothing was ordered.*080 4000 1234/),
    });
  expect(await stockOf(financialId)).toBe(10_000 - 15);
  expect((await other.buy(line)).ok).toBe(true);
  await run("UPDATE orders SET packed_at = 1, dispatched_at = 1 WHERE id = ?", placed[0]);
  await run("UPDATE orders SET paid_at = 1, charged_paise = total_paise WHERE id = ?", placed[1]);
  await run("UPDATE orders SET stock_returned_at = 1 WHERE id = ?", placed[2]);
  expect((await buyer.buyAtOnce(5, line)).placed).toHaveLength(3);
});

test("unpaid orders of ten thousand rupees at once end at fifty thousand", async () => {
  const { financialId } = await addPack(100_000);
  const buyer = await addBuyer();
  const { placed, refused } = await buyer.buyAtOnce(8, { financialId, qty: 10 });
  expect(placed).toHaveLength(5);
  expect(refused[0]).toMatchObject({ message: expect.stringMatching(/owe more.*080 4000 1234/) });
  expect(await buyer.buy({ financialId, qty: 1 })).toMatchObject({ reason: "over-limit" });
});

test("where the limits are raised as far as the owner may, a customer owes more than a lakh", async () => {
  const { financialId } = await addPack(100_000);
  const buyer = await addBuyer();
  await run(raiseLimitsSql);
  const { placed } = await buyer.buyAtOnce(11, { financialId, qty: 10 });
  expect(placed).toHaveLength(11);
  await setLimits({});
});

test("orders of ten packs at once end at a hundred of one kind a day; those of a cancelled order don't count", async () => {
  const [{ financialId }, { financialId: another }] = [await addPack(), await addPack()];
  const buyer = await addBuyer();
  const lines = [{ financialId, qty: 10 }];
  const { placed, refused } = await buyer.buyAtOnce(13, ...lines);
  expect(placed).toHaveLength(10);
  expect(refused[0]).toMatchObject({ message: expect.stringContaining("more of one item") });
  expect((await buyer.buy({ financialId: another, qty: 10 })).ok).toBe(true);
  expect((await buyer.buy({ financialId: another, qty: 1 }, ...lines)).ok).toBe(false);
  await run("UPDATE orders SET stock_returned_at = 1 WHERE id = ?", placed[0]);
  expect((await buyer.buyAtOnce(3, ...lines)).placed).toHaveLength(1);
  await run("UPDATE orders SET created_at = created_at - 86400000 WHERE id = ?", placed[1]);
  expect((await buyer.buyAtOnce(3, ...lines)).placed).toHaveLength(1);
});

test("orders of an hour count until it is over, paid ones too", async () => {
  await setLimits({ ordersAnHour: 6 });
  const { financialId } = await addPack();
  const buyer = await addBuyer();
  const { placed, refused } = await buyer.buyAtOnce(9, { financialId, qty: 1 });
  expect(placed).toHaveLength(6);
  expect(refused[0]).toMatchObject({ message: expect.stringContaining("one hour") });
  await run(
    "UPDATE orders SET paid_at = 1, charged_paise = total_paise WHERE user_id = ?",
    buyer.id,
  );
  expect((await buyer.buy({ financialId, qty: 1 })).ok).toBe(false);
  await run("UPDATE orders SET created_at = created_at - 3600000 WHERE id = ?", placed[0]);
  expect((await buyer.buyAtOnce(3, { financialId, qty: 1 })).placed).toHaveLength(1);
});

test("the owner's own limits hold instead, and an order that is repeated is answered though the limit is reached", async () => {
  await setLimits({ openOrders: 1 });
  const { financialId } = await addPack();
  const { token } = await shop.addVisitor();
  const order = (key: string) =>
    shop.post(
      "/api/orders",
      {
        orderItems: [{ financialId, qty: 1 }],
        shippingAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
        paymentMethod: "Cash Or UPI",
      },
      { token, headers: { "Idempotency-Key": key } },
    );
  const first = await order("one");
  expect(first.status).toBe(201);
  const refused = await order("two");
  expect(refused.status).toBe(409);
  expect(refused.body).toEqual({
    message: expect.stringMatching(/limit of unpaid orders.*call us on 080 4000 1234/),
  });
  expect((await order("one")).body).toMatchObject({ _id: first.body._id });
});
