import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { getUsableOffers } from "#app/features/offers/read-offers.server.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { placeOrder } from "./place-order.server.ts";

let shop: TestShop;
let products = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function addPacks(...packs: TestPack[]): Promise<string[]> {
  const sized = packs.map((pack, index) => ({ quantity: index + 1, ...pack }));
  const added = await shop.addProduct({
    name: `Atta ${(products += 1)}`,
    brands: { Aashirvaad: sized },
  });
  return added.map((pack) => pack.financialId);
}

async function addBuyer(fields = {}) {
  const { id } = await shop.addCustomer(fields);
  const session = await shop.signIn(id);
  return async (entries: CartEntry[], { orderKey = newId(), street = "1 Main Road" } = {}) => {
    const { context } = await shop.ask("/placeorder", { cookies: { session } });
    const customer = await getVisitor(context);
    return placeOrder(context, customer!, {
      entries,
      orderKey,
      address: { street, city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    });
  };
}

async function stockOf(financialId: string) {
  return shop.bindings.DB.prepare("SELECT count_in_stock FROM financials WHERE id = ?")
    .bind(financialId)
    .first<number>("count_in_stock");
}

async function countRows(table: "orders" | "order_lines") {
  return shop.bindings.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");
}

async function setPrice(financialId: string, paise: number) {
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = ?1, dprice_paise = ?1 WHERE id = ?2",
  )
    .bind(paise, financialId)
    .run();
}

test("twenty buyers at once for five packs buy exactly five", async () => {
  const [pack] = await addPacks({ countInStock: 5 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addBuyer()));
  const outcomes = await Promise.all(
    buyers.map((buy) => buy([{ financialId: pack!, qty: 1, seenPaise: 10_000 }])),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.reason).toBe("out-of-stock");
  expect(await stockOf(pack!)).toBe(0);
  const sold = await shop.bindings.DB.prepare(
    "SELECT count(*) AS n FROM order_lines WHERE financial_id = ?",
  )
    .bind(pack!)
    .first<number>("n");
  expect(sold).toBe(5);
});

test("two customers race for the last pack: one gets it, the other hears that none is left", async () => {
  const [pack] = await addPacks({ countInStock: 1 });
  const [first, second] = [await addBuyer(), await addBuyer()];
  const entries = [{ financialId: pack!, qty: 1, seenPaise: 10_000 }];
  const outcomes = await Promise.all([first(entries), second(entries)]);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
    reason: "out-of-stock",
    lines: [{ left: 0, qty: 1 }],
  });
});

test("the same order posted ten times at once is one order", async () => {
  const [pack] = await addPacks({ countInStock: 3 });
  const buy = await addBuyer();
  const orderKey = newId();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      buy([{ financialId: pack!, qty: 3, seenPaise: 10_000 }], { orderKey }),
    ),
  );
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.orderId)).size).toBe(1);
  expect(await stockOf(pack!)).toBe(0);
});

test("an order with one short line writes nothing", async () => {
  const [plenty, short] = await addPacks({ countInStock: 50 }, { countInStock: 2 });
  const buy = await addBuyer();
  const before = [await countRows("orders"), await countRows("order_lines")];
  const outcome = await buy([
    { financialId: plenty!, qty: 4, seenPaise: 10_000 },
    { financialId: short!, qty: 3, seenPaise: 10_000 },
  ]);
  expect(outcome).toMatchObject({
    ok: false,
    reason: "out-of-stock",
    lines: [{ financialId: short, left: 2, qty: 3 }],
  });
  expect([await countRows("orders"), await countRows("order_lines")]).toEqual(before);
  expect([await stockOf(plenty!), await stockOf(short!)]).toEqual([50, 2]);
});

test("a pack that vanished, has no price or never was refuses the whole order", async () => {
  const [plenty, gone, draft] = await addPacks({}, {}, { pricePaise: 0 });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(gone!).run();
  const buy = await addBuyer();
  for (const financialId of [gone!, draft!, "0000000000000000"]) {
    const outcome = await buy([
      { financialId: plenty!, qty: 1, seenPaise: 10_000 },
      { financialId, qty: 1, seenPaise: 10_000 },
    ]);
    expect(outcome).toMatchObject({ reason: "out-of-stock", lines: [{ financialId, left: 0 }] });
  }
  expect(await stockOf(plenty!)).toBe(100);
});

test("a risen price refuses and lists old and new; a fall is passed on", async () => {
  const [pack] = await addPacks({ pricePaise: 10_000 });
  const buy = await addBuyer();
  await setPrice(pack!, 10_001);
  const orderKey = newId();
  expect(
    await buy([{ financialId: pack!, qty: 2, seenPaise: 10_000 }], { orderKey }),
  ).toMatchObject({
    ok: false,
    reason: "price-rose",
    lines: [{ seenPaise: 10_000, nowPaise: 10_001 }],
  });
  expect(await stockOf(pack!)).toBe(100);
  expect(
    await buy([{ financialId: pack!, qty: 2, seenPaise: 10_001 }], { orderKey }),
  ).toMatchObject({ ok: true });
  await setPrice(pack!, 9_000);
  const fallen = await buy([{ financialId: pack!, qty: 2, seenPaise: 10_001 }]);
  expect(fallen.ok).toBe(true);
  const total = await shop.bindings.DB.prepare("SELECT total_paise FROM orders WHERE id = ?")
    .bind(fallen.ok ? fallen.orderId : "")
    .first("total_paise");
  expect(total).toBe(18_000);
});

test("a key is one customer's: with another cart or address it is refused, with the same it repeats", async () => {
  const [pack] = await addPacks({});
  const [buy, stranger] = [await addBuyer(), await addBuyer()];
  const orderKey = newId();
  const entries = [{ financialId: pack!, qty: 1, seenPaise: 10_000 }];
  const first = await buy(entries, { orderKey });
  const firstId = first.ok ? first.orderId : "";
  expect(await buy(entries, { orderKey })).toEqual({ ok: true, orderId: firstId });
  expect(await buy([{ ...entries[0]!, qty: 2 }], { orderKey })).toEqual({
    ok: false,
    reason: "key-used",
    orderId: firstId,
  });
  expect(await buy(entries, { orderKey, street: "2 Other Road" })).toEqual({
    ok: false,
    reason: "key-used",
    orderId: firstId,
  });
  const others = await stranger(entries, { orderKey });
  expect(others.ok && others.orderId !== firstId).toBe(true);
  expect(await stockOf(pack!)).toBe(98);
});

test("a repeat is answered with the first order even when the stock and the price have moved on", async () => {
  const [pack] = await addPacks({ countInStock: 1 });
  const buy = await addBuyer();
  const orderKey = newId();
  const first = await buy([{ financialId: pack!, qty: 1, seenPaise: 10_000 }], { orderKey });
  await setPrice(pack!, 20_000);
  expect(await buy([{ financialId: pack!, qty: 1, seenPaise: 10_000 }], { orderKey })).toEqual(
    first,
  );
});

test("totals come from the lines, in the order of the cart, for fifty lines too", async () => {
  const packs = await addPacks(
    ...Array.from({ length: 50 }, (_, index) => ({
      pricePaise: 1_000 + index,
      discountBasisPoints: 1_250,
    })),
  );
  const buy = await addBuyer();
  const outcome = await buy(
    packs.map((financialId) => ({ financialId, qty: 10, seenPaise: 2_000 })),
  );
  const { results } = await shop.bindings.DB.prepare(
    `SELECT o.items_paise, o.total_paise, o.lines_written, l.financial_id, l.dprice_paise
    FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = ? ORDER BY l.position`,
  )
    .bind(outcome.ok ? outcome.orderId : "")
    .all();
  expect(results.map((row) => row.financial_id)).toEqual(packs);
  const expected = packs.reduce(
    (sum, _, index) => sum + 10 * Math.floor(((1_000 + index) * 8_750 + 5_000) / 10_000),
    0,
  );
  expect(results[0]).toMatchObject({
    items_paise: expected,
    total_paise: expected,
    lines_written: 50,
  });
});

test("one order is one round trip of statements that scan no table", async () => {
  const [one, two] = await addPacks({}, {});
  const { id } = await shop.addCustomer();
  const batches: { reads: number; writes: number; statements: number }[] = [];
  const counting: D1Database = new Proxy(shop.bindings.DB, {
    get: (d1, name) =>
      name === "withSession"
        ? () => counting
        : name === "batch"
          ? async (statements: D1PreparedStatement[]) => {
              const results = await d1.batch(statements);
              const sum = (key: "rows_read" | "rows_written") =>
                results.reduce((total, result) => total + result.meta[key], 0);
              batches.push({
                reads: sum("rows_read"),
                writes: sum("rows_written"),
                statements: statements.length,
              });
              return results;
            }
          : Reflect.get(d1, name).bind(d1),
  });
  const real = shop.bindings.DB;
  shop.bindings.DB = counting;
  const { context } = await shop.ask("/placeorder", {
    cookies: { session: await shop.signIn(id) },
  });
  const [customer, usable] = await Promise.all([
    getVisitor(context),
    getUsableOffers(context, { userId: id, phone: null }, undefined),
  ]);
  const outcome = await placeOrder(context, customer!, {
    usable,
    entries: [one, two].map((financialId) => ({
      financialId: financialId!,
      qty: 1,
      seenPaise: 10_000,
    })),
    orderKey: newId(),
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
  });
  shop.bindings.DB = real;
  expect(outcome.ok).toBe(true);
  expect(batches.map((batch) => batch.statements)).toEqual([2, 10]);
  expect(batches[1]!.reads).toBeLessThan(160);
});
