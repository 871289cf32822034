import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderCommand } from "#app/addresses/paths.ts";
import { financialYear } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { loader as openOrder } from "#app/features/orders/order.route.tsx";
import { acceptOrder, dispatchOrder, packOrder } from "./advance-order.server.ts";
import { deliverOrder } from "./deliver-order.server.ts";
import { recordCash } from "./record-cash.server.ts";
import { action, loader as stepAddress } from "./step.route.tsx";

let shop: TestShop;
let admin: string;
let shopper: { id: string; session: string };

beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const { id } = await shop.addCustomer();
  shopper = { id, session: await shop.signIn(id) };
});
afterAll(() => shop.close());

type Fields = {
  paymentMethod?: string;
  financialId?: string;
  qty?: number;
  stockReturnedAt?: number | null;
};

async function addOrder({
  paymentMethod = "Cash Or UPI",
  financialId = "f",
  qty = 2,
  stockReturnedAt = null,
}: Fields = {}): Promise<string> {
  const id = newId();
  const d1 = shop.bindings.DB;
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, lines_written, items_paise, created_at, stock_returned_at)
      VALUES (?, ?, ?, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', ?, 1, 1, 20000, ?, ?)`,
      )
      .bind(id, shopper.id, newId(), paymentMethod, Date.now(), stockReturnedAt),
    d1
      .prepare(
        `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand,
      quantity_milli, units, qty, price_paise, dprice_paise) VALUES (?, 0, 'p', 'd', ?, 'atta', 'Aashirvaad', 5000, 'kg', ?, 10000, 10000)`,
      )
      .bind(id, financialId, qty),
  ]);
  return id;
}

const ask = async () => (await shop.ask("/")).context;
type Row = Record<"paid_at" | "packed_at" | "dispatched_at" | "delivered_at", number | null> &
  Record<"document_number" | "payment_reference", string | null>;
const orderRow = async (id: string) =>
  (await shop.bindings.DB.prepare(
    `SELECT *, (SELECT number FROM document_numbers AS n WHERE n.order_id = orders.id AND n.cancelled_at IS NULL) AS document_number FROM orders WHERE id = ?`,
  )
    .bind(id)
    .first<Row>())!;
const stockOf = (id: string) =>
  shop.bindings.DB.prepare("SELECT count_in_stock FROM financials WHERE id = ?")
    .bind(id)
    .first("count_in_stock");

async function press(step: OrderCommand, id: string, session: string | null = admin, at = "") {
  const asked = await shop.ask(`/order/${id}/${step}`, {
    method: "POST",
    body: new URLSearchParams({ at }),
    cookies: session ? { session } : {},
  });
  return action({ ...asked, params: { id } }).catch((thrown: Response) => thrown);
}

test("a step that is taken on a delivery sheet leads back to it, and to no other address", async () => {
  const id = await addOrder();
  await press("pack", id);
  const sheet = `/admin/counter/delivery?orders=${id}`;
  for (const [at, to] of [
    [sheet, sheet],
    [`//evil.test${sheet}`, `/order/${id}`],
    [`/admin/users${sheet}`, `/order/${id}`],
    [`/admin/counter/deliverySomething`, `/order/${id}`],
  ] as const) {
    const { headers } = (await press("dispatch", id, admin, at)) as Response;
    expect(headers.get("Location")).toBe(to);
  }
});

test("a step that somebody else took before is told on a delivery sheet as at the counter, and a refusal leads back to it", async () => {
  const id = await addOrder();
  const sheet = `/admin/counter/delivery?orders=${id}`;
  expect(await press("dispatch", id, admin, sheet)).toMatchObject({
    init: { status: 409 },
    data: { back: sheet },
  });
  await press("pack", id);
  const told = async (at: string) => {
    const { headers } = (await press("dispatch", id, admin, at)) as Response;
    const cookie = decodeURIComponent(headers.get("Set-Cookie") ?? "");
    return JSON.parse(atob(/toast=([^.;]*)/.exec(cookie)?.[1] ?? ""));
  };
  expect(await told(sheet)).toEqual({ kind: "success", message: "Marked as dispatched" });
  const before = { kind: "error", message: expect.stringContaining("already") };
  expect(await told(sheet)).toEqual(before);
  expect(await told("counter")).toEqual(before);
});

test("an order goes packed, dispatched, delivered, each with its time and a 303 back, and the shopper's page shows it at once", async () => {
  const id = await addOrder();
  const steps = [
    ["pack", "packed_at"],
    ["dispatch", "dispatched_at"],
    ["deliver", "delivered_at"],
  ] as const;
  for (const [step, column] of steps) {
    const answer = (await press(step, id)) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/order/${id}`]);
    const at = (await orderRow(id))[column];
    expect(at).toBeGreaterThan(Date.now() - 60_000);
    const seen = await openOrder({
      ...(await shop.ask(`/order/${id}`, { cookies: { session: shopper.session } })),
      params: { id },
    });
    expect([seen.order.packedAt, seen.order.dispatchedAt, seen.order.deliveredAt]).toContain(at);
    expect(seen.role).toBeNull();
  }
  expect(await orderRow(id)).toMatchObject({
    paid_at: null,
    document_number: expect.stringMatching(/^KS\//),
  });
});

test("a step too early is refused and changes nothing; a step taken twice keeps its first time", async () => {
  const id = await addOrder();
  expect(await dispatchOrder(await ask(), id)).toMatchObject({
    ok: false,
    reason: "out-of-order",
    status: 409,
  });
  expect(await deliverOrder(await ask(), id)).toMatchObject({
    ok: false,
    reason: "out-of-order",
    status: 409,
  });
  expect(await press("deliver", id)).toMatchObject({
    init: { status: 409 },
    data: { message: "This order is not dispatched yet." },
  });
  expect(await orderRow(id)).toMatchObject({
    packed_at: null,
    dispatched_at: null,
    delivered_at: null,
  });
  const [first, later] = [await ask(), await ask()];
  await packOrder(first, id);
  expect(await packOrder({ ...later, now: later.now + 60_000 }, id)).toMatchObject({
    ok: true,
    before: { at: first.now },
  });
  expect((await orderRow(id)).packed_at).toBe(first.now);
});

test("a step that was taken stands in no order that was cancelled after it", async () => {
  const id = await addOrder();
  expect(await acceptOrder(await ask(), id)).toEqual({ ok: true });
  expect(await acceptOrder(await ask(), id)).toMatchObject({ ok: true });
  await shop.bindings.DB.prepare(
    "UPDATE orders SET cancelled_at = 1, cancelled_by = 'shop' WHERE id = ?",
  )
    .bind(id)
    .run();
  const refusal = { ok: false, status: 409, message: "This order is cancelled." };
  expect(await acceptOrder(await ask(), id)).toMatchObject(refusal);
  expect(await packOrder(await ask(), id)).toMatchObject(refusal);
});

test("an order to be paid online is packed only when it is paid", async () => {
  const id = await addOrder({ paymentMethod: "Online" });
  expect(await packOrder(await ask(), id)).toMatchObject({
    ok: false,
    reason: "not-paid",
    status: 409,
  });
  await recordCash(await ask(), id);
  expect(await packOrder(await ask(), id)).toEqual({ ok: true });
});

test("cash received makes an order paid, with the next invoice number, once however often it is pressed", async () => {
  const ids = await Promise.all([addOrder(), addOrder(), addOrder()]);
  await Promise.all([...ids, ...ids].map((id) => press("cash", id)));
  const rows = await Promise.all(ids.map(orderRow));
  const numbers = rows.map((row) => row.document_number!).sort();
  expect(numbers.every((number) => number.startsWith(`KS/${financialYear(Date.now())}/`))).toBe(
    true,
  );
  const counts = numbers.map((number) => Number(number.slice(-7)));
  expect(counts).toEqual([counts[0], counts[0]! + 1, counts[0]! + 2]);
  const [before] = rows;
  expect(await recordCash({ ...(await ask()), now: Date.now() + 60_000 }, ids[0]!)).toEqual({
    ok: true,
  });
  expect(await orderRow(ids[0]!)).toEqual(before);
  expect(before!.payment_reference).toBe("Cash");
});

test("cash for an order that gave its stock back takes it again, or says what is missing and writes nothing", async () => {
  const [added] = await shop.addProduct({
    name: "Ragi Flour",
    brands: { X: [{ countInStock: 3 }] },
  });
  const { financialId } = added!;
  const [late, tooLate] = [
    await addOrder({ paymentMethod: "Online", financialId, stockReturnedAt: 1 }),
    await addOrder({ paymentMethod: "Online", financialId, stockReturnedAt: 1 }),
  ];
  expect(await recordCash(await ask(), late)).toEqual({ ok: true });
  expect(await stockOf(financialId)).toBe(1);
  const refused = await press("cash", tooLate);
  expect(refused).toMatchObject({
    init: { status: 409 },
    data: { reason: "stock-gone", missing: [{ qty: 2, left: 1 }] },
  });
  expect(await orderRow(tooLate)).toMatchObject({ paid_at: null, document_number: null });
  expect(await stockOf(financialId)).toBe(1);
});

test("no one but an admin takes a step, not even the order's owner; the button's address leads to the order", async () => {
  const id = await addOrder();
  for (const step of ["pack", "cash"] as const) {
    for (const session of [shopper.session, null]) {
      const answer = (await press(step, id, session)) as Response;
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        302,
        `/login?redirect=%2Forder%2F${id}%2F${step}`,
      ]);
    }
  }
  expect(await orderRow(id)).toMatchObject({ packed_at: null, paid_at: null });
  const lead = async (path: string, orderId: string, method = "GET") =>
    stepAddress({ ...(await shop.ask(path, { method })), params: { id: orderId } });
  const got = await lead(`/order/${id}/pack`, id);
  expect([got?.status, got?.headers.get("Location")]).toEqual([302, `/order/${id}`]);
  expect((await lead("/order/x/pack", "\u0915/../\n"))?.status).toBe(302);
  expect(await lead(`/order/${id}/pack`, id, "POST")).toBeNull();
});

test("an unknown or malformed order is a 404 for every step", async () => {
  for (const id of [newId(), "", "1", "' OR 1=1 --", "x".repeat(5_000)]) {
    for (const take of [packOrder, dispatchOrder, deliverOrder, recordCash])
      expect(await take(await ask(), id)).toMatchObject({ ok: false, status: 404 });
  }
  expect(await press("pack", newId())).toMatchObject({ status: 404 });
});

test("a refund that is due is shown to the admin and told to the shopper", async () => {
  const id = await addOrder();
  await shop.bindings.DB.prepare(
    `INSERT INTO payments (id, order_id, amount_paise, status, created_at, refund_request_id, refund_status)
    VALUES ('AAAAAAAAAA1', ?, 20000, 'CHARGED', 1, 'R1', 'DUE')`,
  )
    .bind(id)
    .run();
  const seen = await openOrder({
    ...(await shop.ask(`/order/${id}`, { cookies: { session: admin } })),
    params: { id },
  });
  expect(seen).toMatchObject({
    role: "owner",
    notes: {
      lines: [{ text: expect.stringContaining("AAAAAAAAAA1"), refund: "due" }],
      alerts: ["refund-due"],
      adminLines: [expect.stringContaining("goes back by itself")],
    },
  });
});

test("a refund that failed and a wrong amount are told to the admin and, in other words, to the shopper", async () => {
  const id = await addOrder();
  await shop.bindings.DB.prepare(
    `INSERT INTO payments (id, order_id, amount_paise, status, created_at, refund_request_id, refund_status)
    VALUES ('AAAAAAAAAA2', ?1, 20000, 'CHARGED', 1, 'RAAAAAAAAAA2', 'FAILURE'), ('AAAAAAAAAA3', ?1, 20000, 'CHARGED', 2, 'RAAAAAAAAAA35', 'FAILURE'),
      ('AAAAAAAAAA4', ?1, 20000, 'CHARGED', 3, 'RAAAAAAAAAA4', 'MANUAL_REVIEW'), ('AAAAAAAAAA5', ?1, 20000, 'WRONG_AMOUNT', 4, NULL, NULL)`,
  )
    .bind(id)
    .run();
  const open = async (session: string) =>
    (
      await openOrder({
        ...(await shop.ask(`/order/${id}`, { cookies: { session } })),
        params: { id },
      })
    ).notes;
  const seen = await open(admin);
  expect(seen.alerts).toEqual(["refund-due", "refund-failed", "wrong-amount"]);
  expect(seen.adminLines).toEqual(
    [/tried again/, /was tried five times/, /review/, /not the amount asked for/].map((text) =>
      expect.stringMatching(text),
    ),
  );
  expect(await open(shopper.session)).toEqual({ lines: seen.lines, alerts: [], adminLines: [] });
  expect(seen.lines).toHaveLength(4);
});
