import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { monthLines } from "#app/features/billing/month/month-file.server.ts";
import { monthOf } from "#app/features/billing/month/month.ts";
import { getDayBook } from "#app/features/books/day-book.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { deliverFor } from "#app/features/orders/progress/deliver-order.server.ts";
import { takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { type BillingShop, openBillingShop } from "#tests/billing-shop.ts";

const noon = "2031-03-31T12:00:00.000+05:30";
const before = "2031-03-31T23:59:59.999+05:30";
const after = "2031-04-01T00:00:00.000+05:30";
const goods = [{ name: "Atta", paise: 10_000, qty: 2, taxClass: "atta" }];

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => shop.close());

async function packed(): Promise<string> {
  const { id } = await shop.addOrder({ goods });
  expect(await packOrder(await shop.asAdmin(noon), id)).toEqual({ ok: true });
  return id;
}

const many = (count: number, make = packed) =>
  Promise.all(Array.from({ length: count }, () => make()));

/** All at once, one of the two years and the other by turns. */
async function atTheTurn(ids: string[], step: (id: string, at: string) => Promise<object>) {
  const done = await Promise.all(ids.map((id, nth) => step(id, nth % 2 === 0 ? before : after)));
  expect(new Set(done.map((outcome) => JSON.stringify(outcome)))).toEqual(new Set(['{"ok":true}']));
  return {
    old: ids.filter((_, nth) => nth % 2 === 0),
    young: ids.filter((_, nth) => nth % 2 === 1),
  };
}

const dispatch = async (id: string, at: string) => dispatchOrder(await shop.asAdmin(at), id);

async function paidAtNoon(): Promise<string> {
  const id = await packed();
  expect(await recordCash(await shop.asAdmin(noon), id)).toEqual({ ok: true });
  return id;
}

const numbersOf = async (ids: string[], of = "of_number IS NULL") =>
  (
    await shop.rows<{ number: string }>(
      `SELECT number FROM documents WHERE ${of} AND order_id IN (${ids.map((id) => `'${id}'`).join()}) ORDER BY number`,
    )
  ).map(({ number }) => number);

const series = (name: string, from: number, count: number) =>
  Array.from({ length: count }, (_, nth) => `${name}/${String(from + nth).padStart(7, "0")}`);

test("twenty-six dispatches around midnight have consecutive numbers in each year, and what was paid in the old one a new number", async () => {
  const paid = await many(6, paidAtNoon);
  const ids = [...(await many(20)), ...paid];
  const { old, young } = await atTheTurn(ids, dispatch);
  const [oldPaid, youngPaid] = [old, young].map((of) => of.filter((id) => paid.includes(id)));
  const givenUp = await shop.rows<{ number: string; cancelled_at: number }>(
    "SELECT number, cancelled_at FROM document_numbers WHERE cancelled_at IS NOT NULL ORDER BY number",
  );
  expect(givenUp.map((row) => row.cancelled_at)).toEqual(
    youngPaid!.map(() => new Date(after).getTime()),
  );
  expect([...(await numbersOf(old)), ...givenUp.map(({ number }) => number)].sort()).toEqual(
    series("KS/30-31", 1, 16),
  );
  expect((await numbersOf(oldPaid!)).every((number) => number <= "KS/30-31/0000006")).toBe(true);
  expect(await numbersOf(young)).toEqual(series("KS/31-32", 1, 13));
  await monthsAgree(givenUp.map(({ number }) => number));
});

async function fileOf(month: string): Promise<Record<string, string>[]> {
  let text = "";
  for await (const line of monthLines(await shop.asAdmin(after), monthOf(month, 0))) text += line;
  return parse(text, { bom: true, columns: true });
}

/** Each paper stands in the file of its own month, and what was given up in the one it was given up in. */
async function monthsAgree(givenUp: string[]) {
  const of = (rows: Record<string, string>[], part: string) =>
    rows.filter((row) => row.part === part).map(({ number }) => number);
  const [march, april] = [await fileOf("2031-03"), await fileOf("2031-04")];
  expect(of(march, "Paper").sort()).toEqual(
    series("KS/30-31", 1, 16).filter((number) => !givenUp.includes(number)),
  );
  expect(of(april, "Paper").sort()).toEqual(series("KS/31-32", 1, 13));
  expect([of(march, "Cancelled number"), of(april, "Cancelled number")]).toEqual([[], givenUp]);
}

test("twenty credit notes around midnight, of cancelled orders and of goods that came back, have consecutive numbers in each year", async () => {
  const ids = await many(20);
  await Promise.all(ids.map((id) => dispatch(id, noon)));
  const admin = (await getVisitor(await shop.asAdmin()))!;
  const lines = [{ line: 0, qty: 1, toShelf: true }];
  const { old, young } = await atTheTurn(ids, async (id, at) => {
    const context = await shop.asAdmin(at);
    return ids.indexOf(id) % 4 < 2
      ? returnGoods(context, { orderId: id, nth: 0, lines })
      : cancelOrder(context, admin, { orderId: id, reason: "" });
  });
  expect(await numbersOf(old, "of_number IS NOT NULL")).toEqual(series("KC/30-31", 1, 10));
  expect(await numbersOf(young, "of_number IS NOT NULL")).toEqual(series("KC/31-32", 1, 10));
});

test("what is delivered and paid around midnight counts on its own side of it", async () => {
  const ids = await many(8);
  await Promise.all(ids.map((id) => dispatch(id, noon)));
  const { old, young } = await atTheTurn(ids, async (id, at) =>
    deliverFor(await shop.asAdmin(at), id, takenInCash()),
  );
  const entriesOf = async (day: string, among: string[]) =>
    (await getDayBook(await shop.asAdmin(after), day, null)).entries
      .filter(({ orderId }) => among.includes(orderId ?? ""))
      .map(({ kind, amountPaise }) => `${kind} ${amountPaise}`)
      .sort();
  const four = ["cash 20000", "delivered 20000"].flatMap((entry) => Array(4).fill(entry));
  expect(await entriesOf("2031-03-31", old)).toEqual(four);
  expect(await entriesOf("2031-04-01", young)).toEqual(four);
  expect(await entriesOf("2031-04-01", old)).toEqual([]);
});

test("a dispatch of the old year that is taken back in the new one keeps its number and paper", async () => {
  const id = await packed();
  await dispatch(id, before);
  const [number] = await numbersOf([id]);
  expect(await undoStep(await shop.asAdmin(after), id)).toEqual({ ok: true });
  expect(await dispatch(id, after)).toEqual({ ok: true });
  expect(await numbersOf([id])).toEqual([number]);
  expect(
    await shop.rows(`SELECT number, cancelled_at FROM document_numbers WHERE order_id = '${id}'`),
  ).toEqual([{ number, cancelled_at: null }]);
});
