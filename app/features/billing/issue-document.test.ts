import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { financialYear } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import {
  type BilledOrder,
  type BillingShop,
  openBillingShop,
  wholeBasket,
} from "#tests/billing-shop.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { tableScans } from "#scripts/bench/reads/table-scans.ts";
import { getDocuments } from "./get-documents.server.ts";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.bindings.DB.prepare("DELETE FROM shop_tax").run());

const atta = { name: "Atta", paise: 26_840, taxClass: "atta" };

async function dispatched(order: BilledOrder, at?: string): Promise<string> {
  const { id } = await shop.addOrder(order);
  await packOrder(await shop.asAdmin(at), id);
  expect(await dispatchOrder(await shop.asAdmin(at), id)).toEqual({ ok: true });
  return id;
}

async function documentOf(id: string, context?: RequestContext) {
  const [document] = await getDocuments(context ?? (await shop.asAdmin()), [id]);
  if (!document) throw new Error("It has no document.");
  return document;
}

async function cancel(id: string): Promise<void> {
  const context = await shop.asAdmin();
  const visitor = await getVisitor(context);
  expect(await cancelOrder(context, visitor!, { orderId: id, reason: "" })).toEqual({ ok: true });
}

test("in the regular regime a whole basket is split rate by rate, with the delivery in a class of its own", async () => {
  await shop.setTax("regular");
  const plain = await documentOf(await dispatched({ goods: wholeBasket }));
  expect(plain).toMatchObject({ kind: "invoice-cum-bill", grossPaise: 92_955, roundOffPaise: 0 });
  expect(plain.groups).toEqual(
    [
      [0, 15_975, 15_975, 0],
      [500, 56_820, 54_114, 1_353],
      [1800, 12_160, 10_306, 927],
      [4000, 8_000, 5_714, 1_143],
    ].map(([basisPoints, grossPaise, taxablePaise, half]) => ({
      ...{ basisPoints, grossPaise, taxablePaise },
      ...{ cgstPaise: half, sgstPaise: half },
    })),
  );
  expect(plain.supplier).toMatchObject({ taxNumber: "29AAGCB7383J1Z4", state: "29" });
  const sent = await documentOf(await dispatched({ goods: [atta], shippingPaise: 2_500 }));
  expect(sent.lines.at(-1)).toMatchObject({ name: "Delivery", amountPaise: 2_500, hsn: "9968" });
  expect(sent.groups.map(({ basisPoints, grossPaise }) => [basisPoints, grossPaise])).toEqual([
    [500, 26_840],
    [1800, 2_500],
  ]);
  expect(
    (await documentOf(await dispatched({ goods: [{ ...atta, taxClass: "salt" }] }))).kind,
  ).toBe("bill-of-supply");
});

test("without a regime, unregistered and under composition the paper shows no tax", async () => {
  const bill = await documentOf(await dispatched({ goods: wholeBasket }));
  expect(bill).toMatchObject({ kind: "bill", title: "Invoice", groups: [], grossPaise: 92_955 });
  await shop.setTax("unregistered");
  const unregistered = await documentOf(await dispatched({ goods: wholeBasket }));
  expect(unregistered).toMatchObject({ kind: "bill", title: "Bill", groups: [] });
  expect(unregistered.supplier.taxNumber).toBe("");
  await shop.setTax("composition");
  const composed = await documentOf(await dispatched({ goods: wholeBasket }));
  expect(composed).toMatchObject({ kind: "bill-of-supply", title: "Bill of Supply", groups: [] });
  for (const { lines } of [bill, unregistered, composed])
    expect(lines.map(({ basisPoints }) => basisPoints)).toEqual(wholeBasket.map(() => null));
});

test("what was packed is on the paper, what was short is not, and a swap costs what it was charged", async () => {
  await shop.setTax("regular");
  const [other] = await shop.addProduct({
    name: "Poha",
    brands: { Aara: [{ pricePaise: 29_000 }] },
  });
  const { id, packs } = await shop.addOrder({ goods: wholeBasket });
  const settle = (lines: Parameters<typeof settleOrder>[2]) => async () =>
    settleOrder(await shop.asAdmin(), id, lines);
  const [first, , , , , cola] = packs;
  const lines = [
    {
      financialId: first!.financialId,
      packed: 0,
      swap: { financialId: other!.financialId, qty: 1 },
    },
    { financialId: cola!.financialId, packed: 0 },
  ];
  expect(await settle(lines)()).toEqual({ ok: true });
  expect(await dispatchOrder(await shop.asAdmin(), id)).toMatchObject({
    status: 409,
    message: "Please give these goods a tax class first: Aara Poha.",
  });
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'poha' WHERE id = ?")
    .bind(other!.productId)
    .run();
  expect(await dispatchOrder(await shop.asAdmin(), id)).toEqual({ ok: true });
  const paper = await documentOf(id);
  expect(
    paper.lines.map(({ brand, name, qty, amountPaise }) => [brand, name, qty, amountPaise]),
  ).toEqual([
    ["Aara", "Poha", 1, 26_840],
    ...wholeBasket
      .slice(1)
      .filter(({ name }) => name !== "Cola")
      .map(({ name, paise, qty = 1 }) => ["Tata", name, qty, paise * qty]),
  ]);
  expect(paper.grossPaise).toBe(84_955);
});

test("goods without a class can't be dispatched in the regular regime, and are named; elsewhere they can", async () => {
  await shop.setTax("regular");
  const goods = [atta, { name: "kaju", paise: 100, taxClass: null }];
  const { id } = await shop.addOrder({ goods });
  expect(await dispatchOrder(await shop.asAdmin(), id)).toMatchObject({
    message: "This order is not packed yet.",
  });
  await packOrder(await shop.asAdmin(), id);
  expect(await dispatchOrder(await shop.asAdmin(), id)).toEqual({
    ok: false,
    reason: "no-tax-class",
    status: 409,
    message: "Please give these goods a tax class first: Tata Kaju.",
  });
  expect(await getDocuments(await shop.asAdmin(), [id])).toEqual([]);
  await shop.setTax("composition");
  expect(await dispatchOrder(await shop.asAdmin(), id)).toEqual({ ok: true });
});

test("a rate counts from its day on: tomorrow's touches nothing of today, nor the papers of before", async () => {
  await shop.setTax("regular");
  await shop.bindings.DB.prepare(
    "INSERT INTO tax_rates VALUES ('atta', '2030-06-02', 1200) ON CONFLICT DO NOTHING",
  ).run();
  const rateOf = async (id: string) => (await documentOf(id)).groups[0]!.basisPoints;
  const before = await dispatched({ goods: [atta] }, "2030-06-01T23:59:59.999+05:30");
  const after = await dispatched({ goods: [atta] }, "2030-06-02T00:00:00.000+05:30");
  expect([await rateOf(before), await rateOf(after)]).toEqual([500, 1200]);
  await shop.bindings.DB.prepare(
    "UPDATE tax_rates SET basis_points = 0 WHERE tax_class_id = 'atta'",
  ).run();
  expect(await rateOf(before)).toBe(500);
  await shop.bindings.DB.prepare(
    "UPDATE tax_rates SET basis_points = 500 WHERE tax_class_id = 'atta'",
  ).run();
});

test("a product that is renamed, repriced, taxed otherwise or deleted changes nothing of an issued paper", async () => {
  await shop.setTax("regular");
  const { id, products } = await shop.addOrder({ goods: [atta] });
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  const before = JSON.stringify(await documentOf(id));
  const change = (sql: string) => shop.bindings.DB.prepare(sql).bind(products[0]).run();
  await change("UPDATE products SET name = 'Else', tax_class_id = 'drinks' WHERE id = ?");
  await change(
    "UPDATE financials SET price_paise = 1, dprice_paise = 1 WHERE detail_id IN (SELECT id FROM details WHERE product_id = ?)",
  );
  expect(JSON.stringify(await documentOf(id))).toBe(before);
  await change("DELETE FROM products WHERE id = ?");
  await shop.setTax("unregistered", { gstin: "" });
  expect(JSON.stringify(await documentOf(id))).toBe(before);
  for (const sql of ["UPDATE documents SET gross_paise = 0", "DELETE FROM documents"])
    await expect(shop.bindings.DB.prepare(sql).run()).rejects.toThrow("never");
});

test("an order whose product is gone is dispatched in the class that it had", async () => {
  await shop.setTax("regular");
  const { id, products } = await shop.addOrder({ goods: [atta] });
  await packOrder(await shop.asAdmin(), id);
  await shop.bindings.DB.prepare("DELETE FROM products WHERE id = ?").bind(products[0]).run();
  expect(await dispatchOrder(await shop.asAdmin(), id)).toEqual({ ok: true });
  expect((await documentOf(id)).groups).toMatchObject([{ basisPoints: 500 }]);
});

test("rounding is added when cash is awaited, half up, on a line of its own, and not where it was paid online", async () => {
  await shop.setTax("regular", { is_rounded: 1 });
  const payable = async (paise: number) => {
    const { roundOffPaise, payablePaise, groups } = await documentOf(
      await dispatched({ goods: [{ ...atta, paise }] }),
    );
    expect(groups).toMatchObject([{ grossPaise: paise }]);
    return [roundOffPaise, payablePaise];
  };
  expect(await payable(92_955)).toEqual([45, 93_000]);
  expect(await payable(45_249)).toEqual([-49, 45_200]);
  expect(await payable(45_250)).toEqual([50, 45_300]);
  expect(await payable(45_200)).toEqual([0, 45_200]);
  const { id } = await shop.addOrder({ goods: [{ ...atta, paise: 92_955 }], method: "Online" });
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      "INSERT INTO payments (id, order_id, amount_paise, status, created_at, charged_at) VALUES ('PAYONLINE01', ?, 92955, 'CHARGED', 1, 1)",
    ).bind(id),
    shop.bindings.DB.prepare(
      "UPDATE orders SET paid_at = 1, payment_reference = 'PAYONLINE01', charged_paise = total_paise WHERE id = ?",
    ).bind(id),
  ]);
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  expect(await documentOf(id)).toMatchObject({ roundOffPaise: 0, payablePaise: 92_955 });
});

test("a step taken back takes its rounding back", async () => {
  await shop.setTax("none", { is_rounded: 1 });
  const { id } = await shop.addOrder({ goods: [{ ...atta, paise: 92_955 }] });
  const charged = () =>
    shop.rows(`SELECT settled_paise, round_off_paise FROM orders WHERE id = '${id}'`);
  await packOrder(await shop.asAdmin(), id);
  expect(await charged()).toEqual([{ settled_paise: 93_000, round_off_paise: 45 }]);
  await undoStep(await shop.asAdmin(), id);
  expect(await charged()).toEqual([{ settled_paise: null, round_off_paise: 0 }]);
});

test("issuing adds no round trip to the dispatch", async () => {
  await shop.setTax("regular");
  const { id } = await shop.addOrder({ goods: wholeBasket });
  await packOrder(await shop.asAdmin(), id);
  const counted = countD1(shop.bindings.DB);
  const context = { ...(await shop.asAdmin()), ...openSession(counted.d1, "first-primary") };
  expect(await dispatchOrder(context, id)).toEqual({ ok: true });
  const { roundTrips, statements } = counted.take();
  // One for all of it; which phones are told is read behind the answer.
  expect(roundTrips).toBe(2);
  for (const statement of statements)
    expect(await tableScans(shop.bindings.DB, statement), statement.sql).toEqual([]);
  expect(await documentOf(id)).toMatchObject({ grossPaise: 92_955 });
});

test("200 dispatches at once give 200 consecutive numbers", async () => {
  const ids = Array.from({ length: 200 }, () => newId());
  await shop.bindings.DB.prepare(
    `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, created_at, packed_at)
    SELECT value, NULL, value, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 1, 1 FROM json_each(?)`,
  )
    .bind(JSON.stringify(ids))
    .run();
  const context = await shop.asAdmin();
  const shuffled = ids.toSorted((one, other) => (one.slice(3) < other.slice(3) ? -1 : 1));
  // As many at a time as the local database's door takes.
  for (let first = 0; first < shuffled.length; first += 50)
    await Promise.all(shuffled.slice(first, first + 50).map((id) => dispatchOrder(context, id)));
  const documents = await getDocuments(await shop.asAdmin(), ids);
  const counts = documents.map(({ number }) => Number(number.slice(-7))).sort((a, b) => a - b);
  expect(counts).toEqual(ids.map((_, index) => counts[0]! + index));
});

test("the year and the series make the number; a number of the old year is given up and listed", async () => {
  await shop.setTax("none", { series: "B" });
  const { id } = await shop.addOrder({ goods: [atta] });
  await recordCash(await shop.asAdmin("2031-03-31T23:59:59+05:30"), id);
  await packOrder(await shop.asAdmin("2031-04-01T00:00:00+05:30"), id);
  await dispatchOrder(await shop.asAdmin("2031-04-01T00:00:00+05:30"), id);
  expect(
    await shop.rows(
      `SELECT number, cancelled_at IS NULL AS counts FROM document_numbers WHERE order_id = '${id}'`,
    ),
  ).toEqual([
    { number: "B/30-31/0000001", counts: 0 },
    { number: "B/31-32/0000001", counts: 1 },
  ]);
  expect((await documentOf(id)).number).toBe("B/31-32/0000001");
});

test("what comes back after the dispatch gets a credit note once, with a number of its own, and the paper stays", async () => {
  await shop.setTax("regular");
  const id = await dispatched({ goods: wholeBasket });
  const { creditNotes, ...before } = await documentOf(id);
  expect(creditNotes).toEqual([]);
  await cancel(id);
  await cancel(id);
  const after = await documentOf(id);
  expect({ ...after, creditNotes }).toEqual({ ...before, creditNotes });
  expect(after.creditNotes).toMatchObject([
    {
      number: `KC/${financialYear(Date.now())}/0000001`,
      ofNumber: before.number,
      grossPaise: 92_955,
      lines: before.lines,
    },
  ]);
  await shop.setTax("regular", { series: "KC", credit_series: "KD" });
  const next = await documentOf(await dispatched({ goods: [atta] }));
  expect(next.number).toBe(`KC/${financialYear(Date.now())}/0000002`);
});

test("an order cancelled before it is paid or dispatched takes no number; a dispatch taken back keeps its own", async () => {
  const { id: unsent } = await shop.addOrder({ goods: [atta] });
  await packOrder(await shop.asAdmin(), unsent);
  await cancel(unsent);
  expect(await shop.rows(`SELECT 1 FROM document_numbers WHERE order_id = '${unsent}'`)).toEqual(
    [],
  );
  expect(await getDocuments(await shop.asAdmin(), [unsent])).toEqual([]);
  const id = await dispatched({ goods: [atta] });
  const before = await documentOf(id);
  await undoStep(await shop.asAdmin(), id);
  await shop.setTax("regular");
  await dispatchOrder(await shop.asAdmin(), id);
  expect(await documentOf(id)).toEqual(before);
});

test("a paper is its customer's and the admins' alone", async () => {
  const id = await dispatched({ goods: [atta] });
  const stranger = await shop.signIn((await shop.addCustomer()).id);
  const { context } = await shop.ask("/", { cookies: { session: stranger } });
  expect(await getDocuments(context, [id])).toEqual([]);
  expect(await getDocuments((await shop.ask("/")).context, [id])).toEqual([]);
  expect(await getDocuments(await shop.asShopper(), [id])).toHaveLength(1);
});
