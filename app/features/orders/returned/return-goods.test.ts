import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ReturnedLine } from "#app/features/billing/credit-note.server.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import type { ShownDocument } from "#app/features/billing/issued-document.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { loader as openOrder } from "#app/features/orders/order.route.tsx";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { deliverOrder } from "#app/features/orders/progress/deliver-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import {
  type BilledOrder,
  type BillingShop,
  openBillingShop,
  wholeBasket,
} from "#tests/billing-shop.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { createRandom } from "#tests/random.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { action, loader } from "./return.route.tsx";
import { givenBack, linesLeft, paiseLeft } from "./return-form.ts";
import { words } from "./words.ts";
import { filterOrders } from "#app/features/orders/filter-orders.server.ts";
import { handBack } from "./hand-back.server.ts";
import { returnGoods } from "./return-goods.server.ts";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setTax("regular"));

const first = Date.parse("2026-10-05T10:00:00+05:30");
const later = Date.parse("2026-10-08T10:00:00+05:30");
const [atta, salt, dal] = [0, 1, 2];
const giveBack = { show: "give-back", day: null, method: null } as const;

async function dispatched(order: BilledOrder) {
  const added = await shop.addOrder(order);
  await packOrder(await shop.asAdmin(first), added.id);
  expect(await dispatchOrder(await shop.asAdmin(first + 1), added.id)).toEqual({ ok: true });
  return added;
}

const back = (line: number, qty: number, toShelf = true): ReturnedLine => ({ line, qty, toShelf });

async function bring(orderId: string, lines: ReturnedLine[], nth = 0, at = later) {
  return returnGoods(await shop.asAdmin(at), { orderId, nth, lines });
}

async function paperOf(id: string) {
  const [document] = await getDocuments(await shop.asAdmin(), [id]);
  if (!document) throw new Error("It has no document.");
  return document;
}

async function orderOf(id: string) {
  const order = await getOrder(await shop.asAdmin(), id);
  if (!order) throw new Error("There is no such order.");
  return order;
}

async function cancel(id: string) {
  const context = await shop.asAdmin(later + 2);
  return cancelOrder(context, (await getVisitor(context))!, { orderId: id, reason: "" });
}

const stockOf = async ({ packs }: { packs: { financialId: string }[] }) => {
  const ids = JSON.stringify(packs.map(({ financialId }) => financialId));
  const rows = await shop.rows<{ id: string; n: number }>(
    `SELECT id, count_in_stock AS n FROM financials WHERE id IN (SELECT value FROM json_each('${ids}'))`,
  );
  return packs.map(({ financialId }) => rows.find(({ id }) => id === financialId)?.n);
};

const sumsOf = (papers: ShownDocument[]) => {
  const sums = new Map<string, number>();
  const add = (key: string, paise: number) => sums.set(key, (sums.get(key) ?? 0) + paise);
  for (const { grossPaise, roundOffPaise, payablePaise, groups } of papers) {
    for (const [key, paise] of Object.entries({ grossPaise, roundOffPaise, payablePaise }))
      add(key, paise);
    for (const { basisPoints, taxablePaise, cgstPaise, sgstPaise } of groups)
      for (const [key, paise] of Object.entries({ taxablePaise, cgstPaise, sgstPaise }))
        add(`${key} ${basisPoints}`, paise);
  }
  return Object.fromEntries(sums);
};

async function chargeOnline(id: string, paise: number) {
  const payment = `KR${id.slice(0, 13).toUpperCase()}`;
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      "INSERT INTO payments (id, order_id, amount_paise, status, created_at, charged_at) VALUES (?, ?, ?, 'CHARGED', 1, 1)",
    ).bind(payment, id, paise),
    shop.bindings.DB.prepare(
      "UPDATE orders SET paid_at = 1, payment_reference = ?, charged_paise = coalesce(settled_paise, total_paise) WHERE id = ?",
    ).bind(payment, id),
  ]);
}

test("what came back gets a credit note for exactly that, what is sound goes on the shelf, and the order costs less", async () => {
  const order = await dispatched({ goods: wholeBasket });
  const { creditNotes: none, ...before } = await paperOf(order.id);
  const stock = await stockOf(order);
  expect(await bring(order.id, [back(salt, 1), back(dal, 1, false)])).toEqual({ ok: true });
  const { creditNotes, ...after } = await paperOf(order.id);
  expect([none, after]).toEqual([[], before]);
  expect(creditNotes).toMatchObject([
    {
      ...{ ofNumber: before.number, grossPaise: 18_900, roundOffPaise: 0, issuedAt: later },
      lines: [
        { name: "Salt", qty: 1, pricePaise: 3_000, amountPaise: 3_000, hsn: "2501" },
        { name: "Toor Dal", qty: 1, amountPaise: 15_900 },
      ],
      groups: [
        { basisPoints: 0, taxablePaise: 3_000, cgstPaise: 0 },
        { basisPoints: 500, taxablePaise: 15_142, cgstPaise: 379, sgstPaise: 379 },
      ],
    },
  ]);
  expect(creditNotes[0]?.number).toMatch(/^KC\/26-27\/\d{7}$/);
  expect(await stockOf(order)).toEqual(
    stock.map((count, index) => (count ?? 0) + (index === salt ? 1 : 0)),
  );
  expect(await orderOf(order.id)).toMatchObject({
    ...{ payablePaise: 92_955 - 18_900, returnedPaise: 18_900, returnCount: 1 },
  });
  const asked = await shop.ask(`/order/${order.id}`, { cookies: { session: shop.admin } });
  const { returned } = await openOrder({ ...asked, params: { id: order.id } });
  const packOf = (line: number) => order.packs[line]!.financialId;
  expect(returned).toEqual({ packs: { [packOf(salt)]: 1, [packOf(dal)]: 1 }, at: [later] });
  const [logged] = await shop.rows<{ after: string }>(
    `SELECT after FROM admin_log WHERE subject_id = '${order.id}' ORDER BY seq DESC LIMIT 1`,
  );
  expect(logged?.after).toContain(creditNotes[0]?.number);
});

test("brought back in parts, each note says what its form said, and they add up to the paper: in packs, by rate, in tax and in rounding", async () => {
  await shop.setTax("regular", { is_rounded: 1 });
  const { pick, upTo } = createRandom(7);
  const goods = [
    ...["atta", "atta", "cleaners", "drinks", "salt"].map((taxClass, index) => ({
      ...{ name: `Goods ${index}`, paise: 333 + index * 1_111, qty: 3, taxClass },
    })),
    { name: "Poha", paise: 1_000, qty: 1, taxClass: "poha" },
  ];
  const { id, packs } = await shop.addOrder({ goods, shippingPaise: 2_501 });
  const [other] = await shop.addProduct({ name: "Murmura", brands: { A: [{ pricePaise: 900 }] } });
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'poha' WHERE id = ?")
    .bind(other!.productId)
    .run();
  const swap = { financialId: other!.financialId, qty: 3 };
  await settleOrder(await shop.asAdmin(first), id, [
    { financialId: packs.at(-1)!.financialId, packed: 0, swap },
  ]);
  await dispatchOrder(await shop.asAdmin(first + 1), id);
  const paper = await paperOf(id);
  expect(paper.lines.at(-2)).toMatchObject({ name: "Murmura", qty: 3, amountPaise: 1_000 });
  const left = paper.lines.map(({ qty }) => qty);
  for (let nth = 0; left.some((qty) => qty > 0); nth += 1) {
    const line = pick(left.flatMap((qty, index) => (qty > 0 ? [index] : [])));
    const qty = 1 + upTo(left[line]! - 1);
    left[line]! -= qty;
    const before = await paperOf(id);
    const said = givenBack(linesLeft(before), paiseLeft(before), { [`back-${line}`]: `${qty}` });
    expect(await bring(id, [back(line, qty)], nth, later + nth)).toEqual({ ok: true });
    expect((await paperOf(id)).creditNotes.at(-1)?.payablePaise).toBe(said);
  }
  const { creditNotes } = await paperOf(id);
  expect(creditNotes.length).toBeGreaterThan(6);
  expect(sumsOf(creditNotes)).toEqual(sumsOf([paper]));
  for (const { grossPaise, groups, lines } of creditNotes) {
    expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(grossPaise);
    for (const group of groups)
      expect(group.taxablePaise + group.cgstPaise + group.sgstPaise).toBe(group.grossPaise);
  }
  expect(await orderOf(id)).toMatchObject({ payablePaise: 0, roundOffPaise: 0 });
  expect(await bring(id, [back(atta, 1)], creditNotes.length)).toMatchObject({ status: 409 });
});

test("of ten at once one is the next; sent again it is the same, and never more comes back than was sold", async () => {
  const order = await dispatched({ goods: [{ name: "Salt", paise: 3_000, qty: 10 }] });
  const stock = await stockOf(order);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => bring(order.id, [back(0, 1 + index)])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const taken = 1 + answers.findIndex(({ ok }) => ok);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    ...{ status: 409, message: "Goods of this order have come back meanwhile. Please look again." },
  });
  expect(await bring(order.id, [back(0, taken)])).toEqual({ ok: true });
  expect((await paperOf(order.id)).creditNotes.map(({ lines }) => lines[0]?.qty)).toEqual([taken]);
  expect(await stockOf(order)).toEqual([stock[0]! + taken]);
  expect(await bring(order.id, [back(0, 11 - taken)], 1)).toMatchObject({
    ...{ status: 409, message: "That is more than was sold." },
  });
  const { number } = await paperOf(order.id);
  await expect(
    shop.bindings.DB.prepare(
      `INSERT INTO documents (number, order_id, of_number, issued_at, regime, supplier, lines, gross_paise, round_off_paise)
      SELECT 'KC/26-27/9999999', order_id, number, 1, regime, supplier, lines, gross_paise, 0 FROM documents WHERE number = ?`,
    )
      .bind(number)
      .run(),
  ).rejects.toThrow("documents_credited");
});

test("what was paid online goes back each time, and a cancel takes back and gives back the rest alone", async () => {
  const order = await shop.addOrder({ goods: wholeBasket, method: "Online" });
  await chargeOnline(order.id, 92_955);
  await packOrder(await shop.asAdmin(first), order.id);
  await dispatchOrder(await shop.asAdmin(first + 1), order.id);
  const stock = await stockOf(order);
  await bring(order.id, [back(salt, 1)]);
  await bring(order.id, [back(dal, 1, false)], 1, later + 1);
  expect(await cancel(order.id)).toEqual({ ok: true });
  const refunds = await shop.rows<{ amount_paise: number; request_id: string }>(
    `SELECT r.amount_paise, request_id FROM refunds AS r JOIN payments AS p ON p.id = r.payment_id
    WHERE order_id = '${order.id}' ORDER BY r.created_at`,
  );
  expect(refunds.map(({ amount_paise }) => amount_paise)).toEqual([3_000, 15_900, 74_055]);
  expect(new Set(refunds.map(({ request_id }) => request_id.length))).toEqual(new Set([16]));
  const { creditNotes, ...paper } = await paperOf(order.id);
  expect(sumsOf(creditNotes)).toEqual(sumsOf([paper]));
  expect(creditNotes.at(-1)?.lines.map(({ name, qty }) => [name, qty])).toEqual([
    ...[
      ["Atta", 1],
      ["Salt", 1],
      ["Soap", 1],
      ["Detergent", 1],
      ["Cola", 2],
      ["Eggs", 1],
    ],
  ]);
  expect(await stockOf(order)).toEqual(
    stock.map((count, index) => count! + (index === dal ? 0 : (wholeBasket[index]?.qty ?? 1))),
  );
  expect(await bring(order.id, [back(atta, 1)], 2)).toMatchObject({ reason: "cancelled" });
});

test("of cash the day book counts what is handed back on the day it is, and the order says so", async () => {
  const { id } = await dispatched({ goods: wholeBasket });
  await recordCash(await shop.asAdmin(first + 2), id);
  await deliverOrder(await shop.asAdmin(first + 3), id);
  await bring(id, [back(dal, 1)]);
  expect(
    await shop.rows(
      `SELECT kind, day, amount_paise AS paise FROM day_entries WHERE order_id = '${id}' ORDER BY seq`,
    ),
  ).toEqual([
    { kind: "cash", day: "2026-10-05", paise: 92_955 },
    { kind: "delivered", day: "2026-10-05", paise: 92_955 },
    { kind: "cash", day: "2026-10-08", paise: -15_900 },
  ]);
  expect(await orderOf(id)).toMatchObject({ cashBackPaise: 15_900, toHandBackPaise: 15_900 });
});

test("what was taken at the door is to be handed back until somebody says that it is, once and no more than that", async () => {
  const { id } = await dispatched({ goods: wholeBasket });
  await recordCash(await shop.asAdmin(first + 2), id);
  await bring(id, [back(dal, 1)]);
  const hand = async (sum: string) => handBack(await shop.asAdmin(later + 3), id, { sum });
  const asking = async () => filterOrders(await shop.asAdmin(), giveBack, null);
  const listed = expect.objectContaining({ id, paymentAlerts: ["hand-back"] });
  expect((await asking()).orders).toContainEqual(listed);
  for (const sum of ["15901", "0", "1.5", "1e3", "x", ""])
    expect(await hand(sum)).toMatchObject({ status: 409 });
  for (let twice = 0; twice < 2; twice += 1) expect(await hand("15900")).toEqual({ ok: true });
  expect(await orderOf(id)).toMatchObject({ cashBackPaise: 15_900, toHandBackPaise: 0 });
  expect((await asking()).orders).not.toContainEqual(expect.objectContaining({ id }));
  await bring(id, [back(salt, 1)], 1);
  expect(await orderOf(id)).toMatchObject({ cashBackPaise: 18_900, toHandBackPaise: 3_000 });
});

test("what stands on the khata stands there with what was kept, even where its limit was lowered", async () => {
  await shop.bindings.DB.prepare(
    "INSERT INTO khata_accounts (id, user_id, limit_paise, opened_at, consent_at) VALUES ('0123456789khata0', ?, 200000, 1, 1)",
  )
    .bind(shop.customer.id)
    .run();
  const { id } = await dispatched({ goods: wholeBasket });
  expect(await putOnKhata(await shop.asAdmin(first + 2), id)).toEqual({ ok: true });
  await shop.bindings.DB.prepare("UPDATE khata_accounts SET limit_paise = 100").run();
  const balance = async () =>
    (await shop.rows<{ balance_paise: number }>("SELECT balance_paise FROM khata_accounts"))[0];
  await bring(id, [back(dal, 1)]);
  expect(await balance()).toEqual({ balance_paise: 77_055 });
  expect((await orderOf(id)).khataAt).toBe(later);
  expect(
    await shop.rows("SELECT kind, amount_paise AS paise FROM khata_entries ORDER BY seq"),
  ).toEqual([
    { kind: "order", paise: 92_955 },
    { kind: "reversal", paise: -92_955 },
    { kind: "order", paise: 77_055 },
  ]);
  expect(await cancel(id)).toEqual({ ok: true });
  expect(await balance()).toEqual({ balance_paise: 0 });
});

test("goods of a customer who paid the khata and left come off the khata that they stood on", async () => {
  const { DB } = shop.bindings;
  await DB.prepare("UPDATE khata_accounts SET limit_paise = 200000").run();
  const { id } = await dispatched({ goods: wholeBasket });
  expect(await putOnKhata(await shop.asAdmin(first + 2), id)).toEqual({ ok: true });
  await DB.batch(
    ["orders SET user_id = NULL", "khata_accounts SET user_id = NULL"].map((change) =>
      DB.prepare(`UPDATE ${change} WHERE user_id = ?`).bind(shop.customer.id),
    ),
  );
  expect(await bring(id, [back(dal, 1)])).toEqual({ ok: true });
  expect(await shop.rows("SELECT balance_paise FROM khata_accounts")).toEqual([
    { balance_paise: 77_055 },
  ]);
  expect((await orderOf(id)).khataAt).toBe(later);
});

test("nothing comes back before the dispatch; afterwards the steps before it stay, and cash can be taken back", async () => {
  const { id } = await shop.addOrder({ goods: wholeBasket });
  expect(await bring(id, [back(salt, 1)])).toMatchObject({
    ...{ status: 409, message: "This order is not dispatched yet." },
  });
  await packOrder(await shop.asAdmin(later), id);
  await dispatchOrder(await shop.asAdmin(later + 1), id);
  const offered = async (at: number, session = shop.admin) => {
    const asked = await shop.ask(`/order/${id}`, { cookies: { session } });
    asked.context.now = at;
    return (await openOrder({ ...asked, params: { id } })).undoable;
  };
  expect(await offered(later + 2)).toBe("dispatch");
  expect(await offered(later + 2, shop.shopper)).toBeNull();
  await bring(id, [back(salt, 1)], 0, later + 2);
  expect(await offered(later + 3)).toBeNull();
  expect(await undoStep(await shop.asAdmin(later + 3), id)).toMatchObject({
    message: "Goods of this order have come back since, so it stays as it is.",
  });
  await recordCash(await shop.asAdmin(later + 4), id);
  expect(await offered(later + 5)).toBe("cash");
  expect(await orderOf(id)).toMatchObject({ cashBackPaise: 0, payablePaise: 89_955 });
  expect(await undoStep(await shop.asAdmin(later + 5), id, "cash")).toEqual({ ok: true });
});

test("the owner enters it in a form that keeps what was typed; nobody else does", async () => {
  const { id } = await dispatched({ goods: wholeBasket });
  const send = async (fields: Record<string, string>, session = shop.admin) => {
    const asked = await shop.ask(`/order/${id}/return`, {
      ...{ method: "POST", body: new URLSearchParams(fields), cookies: { session } },
    });
    return action({ ...asked, params: { id } });
  };
  const asked = await shop.ask(`/order/${id}/return`, { cookies: { session: shop.admin } });
  const page = await loader({ ...asked, params: { id } });
  expect(page).toMatchObject({ nth: 0, way: "lessToPay" });
  expect(page.lines.map(({ left }) => left)).toEqual(wholeBasket.map(({ qty = 1 }) => qty));
  expect(await send({ nth: "0", "back-1": "3" })).toMatchObject({
    data: {
      errors: { "back-1": "Please enter a number from 0 to 2." },
      values: { "back-1": "3" },
    },
    init: { status: 400 },
  });
  expect(await send({ nth: "0" })).toMatchObject({
    data: { errors: { "back-0": "Please enter what came back." } },
  });
  for (const round of [1, 2]) {
    const answer = (await send({ nth: "0", "back-1": "2", "shelf-1": "on" })) as Response;
    expect([round, answer.status, answer.headers.get("Location")]).toEqual([
      ...[round, 303, `/order/${id}`],
    ]);
  }
  expect((await paperOf(id)).creditNotes).toHaveLength(1);
  await expect(send({ nth: "1", "back-0": "1" }, shop.shopper)).rejects.toMatchObject({
    status: 302,
  });
});

test("in Hindi goods are called as on the order, and so is their delivery", async () => {
  const { id } = await dispatched({
    goods: [
      { name: "Atta", paise: 26_840, taxClass: "atta" },
      { name: "Soap", paise: 14_080, taxClass: "soap" },
    ],
    shippingPaise: 3000,
  });
  await shop.bindings.DB.prepare(
    "UPDATE order_lines SET name_hi = 'आटा' WHERE order_id = ? AND name = 'Atta'",
  )
    .bind(id)
    .run();
  const titles = async (language: "en" | "hi") =>
    inLanguage(language, async () => {
      const asked = await shop.ask(`/order/${id}/return`, { cookies: { session: shop.admin } });
      const { lines } = await loader({ ...asked, params: { id } });
      return lines.map(cardTitle);
    });
  expect(await titles("hi")).toEqual(["Tata आटा", "Tata Soap", "डिलीवरी"]);
  expect(await titles("en")).toEqual(["Tata Atta", "Tata Soap", "Delivery"]);
});

test("each row of the form asks in a sentence for what came back", () => {
  inLanguage("en", () => {
    expect(words.howMany(1)).toBe("Did it come back? Then enter 1");
    expect(words.howMany(3)).toBe("How many of the 3 came back?");
  });
});
