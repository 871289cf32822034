// While a shop is deployed, the Worker before commands booked money writes beside the one that does.
import { afterAll, beforeAll, expect, test } from "vitest";
import { getDayBook } from "#app/features/books/day-book.server.ts";
import { openKhata } from "#app/features/khata/open-khata.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { deliverOrder } from "#app/features/orders/progress/deliver-order.server.ts";
import { recordCash, recordUpi } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { migrationNames, statementsOf } from "#db/migrate.ts";
import { type PaymentShop, openPaymentShop } from "./payment-shop.ts";

const statementsIn = (name: string) => {
  const file = migrationNames().find((migration) => migration.endsWith(`_${name}.sql`));
  return statementsOf(file!).map((text) => text.replace(/^(--.*\n|\s)+/, ""));
};

let shop: PaymentShop;
type Person = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
let admin: Person;
let shopper: Person;
let pack: string;
beforeAll(async () => {
  shop = await openPaymentShop();
  admin = await shop.addCustomer({ isAdmin: true });
  shopper = await shop.addCustomer();
  pack = await shop.addPack({ pricePaise: 10_000 });
  await openKhata(await asAdmin(), shopper.id, 50_000);
  await standBetween();
});
afterAll(() => shop.close());

const run = (sql: string, ...values: (string | number)[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const rows = async (sql: string, ...values: string[]) =>
  (
    await shop.bindings.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, string | number>>()
  ).results;

/** With the triggers of the first step, of which the second takes away those that book. */
async function standBetween(): Promise<void> {
  await run("DROP TRIGGER day_entries_open");
  for (const sql of statementsIn("book_money_by_commands")) {
    const name = /^CREATE TRIGGER (\w+)/.exec(sql)?.[1];
    if (name) await run(`DROP TRIGGER IF EXISTS ${name}`);
    if (name) await run(sql);
  }
}

/** Time goes on with each. */
async function asAdmin() {
  shop.clock.ahead += 1000;
  return (await shop.ask("/", { cookies: { session: admin.session } })).context;
}
const now = async () => (await asAdmin()).now;

type Take = (context: Awaited<ReturnType<typeof asAdmin>>, id: string) => Promise<object>;
async function placed(steps: Take[] = [], paymentMethod: "Online" | "Cash Or UPI" = "Cash Or UPI") {
  const id = await shop.order(shopper, pack, { paymentMethod });
  for (const step of steps) expect(await step(await asAdmin(), id)).toEqual({ ok: true });
  return id;
}
const booked = async (orderId: string) =>
  (
    await rows(
      "SELECT kind, amount_paise AS paise FROM day_entries WHERE order_id = ? ORDER BY seq",
      orderId,
    )
  ).map(({ kind, paise }) => `${kind} ${paise}`);
const asCustomer = () => ({ ...admin.customer, isAdmin: true });
const owed = async () =>
  rows(`SELECT balance_paise AS balance, given_paise AS given,
    (SELECT sum(amount_paise) FROM khata_entries) AS entries FROM khata_accounts`);

const payByOld = async (id: string) =>
  run(
    "UPDATE orders SET paid_at = ?, payment_reference = 'Cash', charged_paise = coalesce(settled_paise, total_paise) WHERE id = ?",
    await now(),
    id,
  );
const enterByOld = async (
  id: string,
  entry: { kind: string; paise: number; reverses?: string },
) => {
  const { kind, paise, reverses = null } = entry;
  await shop.bindings.DB.prepare(
    `INSERT INTO khata_entries (id, account_id, kind, amount_paise, balance_paise, order_id, reverses, reference, created_at)
    SELECT lower(hex(randomblob(8))), id, ?, ?, balance_paise + ?, ?, ?, '', ? FROM khata_accounts`,
  )
    .bind(kind, paise, paise, id, reverses, await now())
    .run();
};

test("cash that one Worker took and the other gave back is booked once each", async () => {
  const taken = await placed();
  await payByOld(taken);
  expect(await undoStep(await asAdmin(), taken)).toEqual({ ok: true });
  expect(await recordUpi(await asAdmin(), taken, "1234")).toEqual({ ok: true });
  expect(await booked(taken)).toEqual(["cash 10000", "cash -10000", "upi 10000"]);

  const given = await placed([packOrder, recordCash]);
  await run(
    "UPDATE orders SET cancelled_at = ?, stock_returned_at = 1, given_back_paise = charged_paise WHERE id = ?",
    await now(),
    given,
  );
  expect(await booked(given)).toEqual(["cash 10000", "cash -10000"]);
});

test("a delivery is booked once by whichever Worker, and goods that came back", async () => {
  const id = await placed([packOrder, dispatchOrder, recordCash]);
  await run("UPDATE orders SET delivered_at = ? WHERE id = ?", await now(), id);
  expect(await undoStep(await asAdmin(), id)).toEqual({ ok: true });
  expect(await deliverOrder(await asAdmin(), id)).toEqual({ ok: true });
  const lines = [{ line: 0, qty: 1, toShelf: true }];
  expect(await returnGoods(await asAdmin(), { orderId: id, nth: 0, lines })).toEqual({ ok: true });
  expect(await booked(id)).toEqual([
    ...["cash 10000", "delivered 10000", "delivered -10000", "delivered 10000", "cash -10000"],
  ]);
});

test("an order is owed once, whoever put it on the khata and whoever took it off", async () => {
  const first = await placed([packOrder]);
  await enterByOld(first, { kind: "order", paise: 10_000 });
  expect(await owed()).toEqual([{ balance: 10_000, given: 10_000, entries: 10_000 }]);
  expect(await cancelOrder(await asAdmin(), asCustomer(), { orderId: first, reason: "" })).toEqual({
    ok: true,
  });
  const second = await placed([packOrder, putOnKhata]);
  expect(await owed()).toEqual([{ balance: 10_000, given: 10_000, entries: 10_000 }]);
  const [entry] = await rows("SELECT id FROM khata_entries WHERE order_id = ?", second);
  await enterByOld(second, { kind: "reversal", paise: -10_000, reverses: String(entry!.id) });
  expect(await owed()).toEqual([{ balance: 0, given: 0, entries: 0 }]);
  expect(
    await rows("SELECT DISTINCT given_paise AS given FROM khata_entries WHERE kind = 'order'"),
  ).toEqual([{ given: 0 }]);
  for (const id of [first, second])
    expect(await booked(id)).toEqual(["khata-given 10000", "khata-given -10000"]);
  const over = await placed([packOrder]);
  await run("UPDATE khata_accounts SET limit_paise = 1");
  await expect(enterByOld(over, { kind: "order", paise: 10_000 })).rejects.toThrow("khata_limit");
  expect(await putOnKhata(await asAdmin(), over)).toMatchObject({ status: 409 });
});

test("a charge and what goes back of it are booked once each", async () => {
  const id = await placed([], "Online");
  const at = await now();
  await shop.bindings.DB.batch(
    [
      `INSERT INTO payments (id, order_id, amount_paise, status, created_at) VALUES ('KR1', '${id}', 10000, 'NEW', ${at})`,
      `UPDATE payments SET status = 'CHARGED', charged_at = ${at} WHERE id = 'KR1'`,
      `UPDATE orders SET paid_at = ${at}, payment_reference = 'KR1', charged_paise = 10000 WHERE id = '${id}'`,
    ].map((sql) => shop.bindings.DB.prepare(sql)),
  );
  const nothing = [{ financialId: pack, packed: 0 }];
  expect(await settleOrder(await asAdmin(), id, nothing)).toEqual({ ok: true });
  await run("DELETE FROM refunds WHERE payment_id = 'KR1'");
  await run(
    "INSERT INTO refunds (payment_id, reason, request_id, amount_paise, created_at) VALUES ('KR1', 'cancelled', 'P1', 9000, ?)",
    await now(),
  );
  expect(await booked(id)).toEqual([
    "online 10000",
    "refund 10000",
    "refund -10000",
    "refund 9000",
  ]);
});

test("a day that the Worker before closes has the sums of both, and what comes after is the next day's until the triggers go and from then on", async () => {
  const today = indianDay(await now());
  await placed([recordCash]);
  await run("UPDATE days SET closed_at = ?, counted_paise = 0 WHERE day = ?", await now(), today);
  const sums = `SELECT d.cash_paise, d.upi_paise, d.online_paise, d.refund_paise, d.delivered_paise,
    coalesce(sum(e.amount_paise) FILTER (WHERE e.kind = 'cash'), 0) AS cash FROM days AS d JOIN day_entries AS e ON e.day = d.day WHERE d.day = ?`;
  expect(await rows(sums, today)).toEqual([
    {
      ...{ cash_paise: 10_000, cash: 10_000, upi_paise: 10_000, online_paise: 10_000 },
      ...{ refund_paise: 9_000, delivered_paise: 10_000 },
    },
  ]);
  const [byOld, byNew] = [await placed(), await placed([recordCash])];
  await payByOld(byOld);
  const before = await rows("SELECT * FROM day_entries ORDER BY seq");

  for (const sql of statementsIn("drop_triggers_that_book")) await run(sql);
  expect(await rows("SELECT * FROM day_entries ORDER BY seq")).toEqual(before);
  expect(await rows("SELECT day FROM days")).toEqual([{ day: today }]);
  const tomorrow = async () => (await getDayBook(await asAdmin(), laterDay(today, 1), null)).day;
  expect(await tomorrow()).toMatchObject({ cashPaise: 20_000, closedAt: null });
  for (const orderId of [byOld, byNew])
    expect(await cancelOrder(await asAdmin(), asCustomer(), { orderId, reason: "" })).toEqual({
      ok: true,
    });
  await placed([recordCash]);
  expect(await tomorrow()).toMatchObject({ cashPaise: 10_000 });
});
