import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { newId } from "#app/values/identifier.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { listSwapChoices } from "./swap-choices.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a line's choices are packs of its product, then goods that cost about as much, in thirty rows of a long category", async () => {
  const [ordered, ...same] = await shop.addProduct({
    name: "Toor Dal",
    brands: {
      Tata: [{ pricePaise: 10_000 }, { pricePaise: 48_000, quantity: 5 }],
      Fortune: [{ pricePaise: 9000 }, { pricePaise: 100, quantity: 2, countInStock: 0 }],
    },
  });
  for (let at = 0; at < 60; at += 1)
    await shop.addProduct({
      name: `Dal ${at}`,
      brands: { Zed: [{ pricePaise: 7020 + at * 100, countInStock: at % 2 }] },
    });
  const { id } = await shop.addCustomer();
  const { context } = await shop.ask("/", { cookies: { session: await shop.signIn(id) } });
  const placing = await placeOrder(context, (await getVisitor(context))!, {
    entries: [{ financialId: ordered!.financialId, qty: 1, seenPaise: 10_000 }],
    orderKey: newId(),
    paymentMethod: "Cash Or UPI",
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  if (!placing.ok) throw new Error(placing.reason);
  const { d1, take } = countD1(shop.bindings.DB);
  const choices = await listSwapChoices(
    { ...context, ...openSession(d1, "first-primary") },
    placing.orderId,
  );
  const [big, other] = same;
  expect(choices.slice(0, 2).map(({ financialId }) => financialId)).toEqual([
    other!.financialId,
    big!.financialId,
  ]);
  expect(choices.slice(2).map(({ name, dpricePaise }) => [name, dpricePaise])).toEqual([
    ["Dal 29", 9920],
    ["Dal 31", 10_120],
    ["Dal 27", 9720],
    ["Dal 33", 10_320],
    ["Dal 25", 9520],
    ["Dal 35", 10_520],
  ]);
  expect(new Set(choices.map(({ insteadOf }) => insteadOf))).toEqual(
    new Set([ordered!.financialId]),
  );
  const rows = take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  expect(rows).toBeLessThanOrEqual(30);
});
