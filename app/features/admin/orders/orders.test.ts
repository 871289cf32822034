import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext } from "#app/platform/context.server.ts";
import { findableOrders } from "#db/search-tables.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { filterOrders } from "#app/features/orders/filter-orders.server.ts";
import { readOrderFilter } from "#app/features/orders/order-filter.ts";
import {
  listOrders,
  ordersPerPage,
  searchOrders,
} from "#app/features/orders/list-orders.server.ts";
import { loader } from "./orderlist.route.tsx";

const many = 100_000;

let shop: TestShop;
let admin: string;

/** So many of the newest are open, a quarter of them at each step. */
const openOrders = 200;

/**
 * The id of the nth order tells n; every tenth customer is called Meena, every fiftieth paid online,
 * and a minute lies between two orders.
 */
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  for (let from = 1; from <= many; from += 20_000) {
    await shop.bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 19999)
      INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at,
        paid_at, charged_paise, given_back_paise, accepted_at, packed_at, dispatched_at, delivered_at, cancelled_at)
      SELECT printf('%06d', i) || 'orderx', 'k' || i, '', CASE WHEN i % 10 = 0 THEN 'Meena Iyer' ELSE 'Ravi Kumar' END,
        printf('98%08d', i), '', '', '', iif(i % 50 = 0, 'Online', 'Cash Or UPI'), 1, 100, i * 60000,
        iif(old OR i % 50 = 0, i, NULL), iif(old OR i % 50 = 0, 100, 0), iif(old AND i % 1000 = 1, 100, 0), iif(old OR i % 4 > 0, i, NULL), iif(old OR i % 4 > 1, i, NULL),
        iif(old OR i % 4 > 2, i, NULL), iif(old AND i % 1000 <> 1, i, NULL), iif(old AND i % 1000 = 1, i, NULL)
      FROM (SELECT i, i <= ?2 AS old FROM n)`,
    )
      .bind(from, many - openOrders)
      .run();
  }
  // Of the newest a few were delivered unpaid; of cash one was not handed back.
  await shop.bindings.DB.prepare(
    `UPDATE orders SET delivered_at = seq WHERE seq > ${many - openOrders} AND seq % 4 = 3 AND seq % 10 = 1`,
  ).run();
  await shop.bindings.DB.prepare(
    "UPDATE orders SET taken_as = 'cash', charged_paise = 200, given_back_paise = 100 WHERE seq = 4242",
  ).run();
  await shop.bindings.DB.prepare(findableOrders).run();
});
afterAll(() => shop.close());

async function counted<T>(read: (context: RequestContext) => Promise<T>) {
  const real = shop.bindings.DB;
  const { d1, take } = countD1(real);
  shop.bindings.DB = d1;
  const { context } = await shop.ask("/");
  shop.bindings.DB = real;
  const value = await read(context);
  const { roundTrips, statements } = take();
  return {
    value,
    roundTrips,
    rowsRead: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
  };
}

const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => Number(id.slice(0, 6)));
const down = (from: number, count: number, by = 1) =>
  Array.from({ length: count }, (_, index) => from - index * by);

test.each([1, 2, 1700, 3333, 3334])(
  "page %i of 100,000 orders is its own 30, newest first, in one round trip and at most 200 rows read",
  async (page) => {
    const { value, roundTrips, rowsRead } = await counted((context) => listOrders(context, page));
    const newest = many - (page - 1) * ordersPerPage;
    expect(value).toMatchObject({ page, pages: 3334 });
    expect(idsOf(value.orders)).toEqual(down(newest, Math.min(ordersPerPage, newest)));
    expect(roundTrips).toBe(1);
    expect(rowsRead).toBeLessThanOrEqual(200);
  },
);

test("a page beyond the last is the last", async () => {
  const { value, rowsRead } = await counted((context) => listOrders(context, 999_999));
  expect(value.page).toBe(3334);
  expect(idsOf(value.orders)).toEqual(down(10, 10));
  expect(rowsRead).toBeLessThanOrEqual(200);
});

test("a search by name is newest first and goes on page after page, at most 200 rows read each", async () => {
  let before: number | null = null;
  for (const from of [many, many - 300, many - 600]) {
    const { value, roundTrips, rowsRead } = await counted((context) =>
      searchOrders(context, "meena", before),
    );
    expect(idsOf(value.orders)).toEqual(down(from, ordersPerPage, 10));
    expect(roundTrips).toBe(1);
    expect(rowsRead).toBeLessThanOrEqual(200);
    before = value.before;
  }
  const end = await counted((context) => searchOrders(context, "Iyer MEE", 25));
  expect(idsOf(end.value.orders)).toEqual([20, 10]);
  expect(end.value.before).toBeNull();
});

test.each<[string, number[]]>([
  ["077777orderx", [77_777]],
  ["077777ORDER", [77_777]],
  ["9800012345", [12_345]],
  ["+91 98000 12345", [12_345]],
  ["919800012345", [12_345]],
  ["98000 1234", down(12_349, 10)],
  ["nobody", []],
  ["' OR 1=1 --", []],
  ['"*', []],
  ["NEAR(", []],
  ["💥", []],
])("a search for %s finds what it names and reads little", async (text, ids) => {
  const { value, rowsRead } = await counted((context) => searchOrders(context, text, null));
  expect(idsOf(value.orders)).toEqual(ids);
  expect(rowsRead).toBeLessThanOrEqual(200);
});

const newest = (from: number, keep: (i: number) => boolean) =>
  down(from, from).filter(keep).slice(0, ordersPerPage);
const isOld = (i: number) => i <= many - openOrders;
const isUnpaid = (i: number) => !isOld(i) && i % 4 === 3 && i % 10 === 1;
const isOut = (i: number) => !isOld(i) && i % 4 === 3 && !isUnpaid(i);

test.each<[string, (i: number) => boolean, number]>([
  ["show=new", (i) => !isOld(i) && i % 4 === 0, 500],
  ["show=to-pack", (i) => !isOld(i) && i % 4 === 1, 500],
  ["show=packed", (i) => !isOld(i) && i % 4 === 2, 500],
  ["show=out", (i) => isOut(i), 550],
  ["show=unpaid", isUnpaid, 200],
  ["show=give-back", (i) => i === 4242, 200],
  ["show=delivered", (i) => (isOld(i) ? i % 1000 !== 1 : isUnpaid(i)), 500],
  ["show=cancelled", (i) => isOld(i) && i % 1000 === 1, 200],
  ["method=Online", (i) => i % 50 === 0, 200],
  ["method=Cash Or UPI&show=out", (i) => isOut(i) && i % 50 !== 0, 550],
  ["day=1970-01-02", (i) => i >= 1110 && i < 2550, 200],
  ["day=1970-01-02&show=cancelled", (i) => i === 2001, 1600],
])("of 100,000 orders %s shows its newest and reads few rows", async (query, keep, most) => {
  const filter = readOrderFilter(new URLSearchParams(query));
  const first = await counted((context) => filterOrders(context, filter, null));
  expect(idsOf(first.value.orders)).toEqual(newest(many, keep));
  expect(first.roundTrips).toBe(1);
  expect(first.rowsRead).toBeLessThanOrEqual(most);
  const { before } = first.value;
  if (before === null) return;
  const next = await counted((context) => filterOrders(context, filter, before));
  expect(idsOf(next.value.orders)).toEqual(newest(before - 1, keep));
});

test("an order is found by its short number and by the number of its invoice", async () => {
  const id = "077777orderx";
  await shop.bindings.DB.prepare(
    "INSERT INTO document_numbers (number, order_id, financial_year, allotted_at) VALUES ('KS/26-27/0000042', ?, '26-27', 1)",
  )
    .bind(id)
    .run();
  for (const text of ["077777", "KS/26-27/0000042", "ks/26-27/0000042"]) {
    const { value } = await counted((context) => searchOrders(context, text, null));
    expect(value.orders, text).toMatchObject([{ id }]);
  }
  const none = await counted((context) => searchOrders(context, "KS/26-27/0000043", null));
  expect(none.value.orders).toEqual([]);
});

test("what is wrong with its payments stands at an order, by page and by search", async () => {
  await shop.bindings.DB.prepare(
    `INSERT INTO payments (id, order_id, amount_paise, status, created_at, refund_request_id, refund_status)
    VALUES ('AAAAAAAAAA1', '099999orderx', 100, 'CHARGED', 1, 'R1', 'DUE'), ('AAAAAAAAAA2', '099999orderx', 100, 'CHARGED', 1, 'R2', 'DUE'),
      ('AAAAAAAAAA3', '099999orderx', 100, 'WRONG_AMOUNT', 1, NULL, NULL), ('AAAAAAAAAA4', '099998orderx', 100, 'CHARGED', 1, 'RAAAAAAAAAA45', 'FAILURE'),
      ('AAAAAAAAAA5', '099997orderx', 100, 'CHARGED', 1, 'R5', 'SUCCESS')`,
  ).run();
  const { context } = await shop.ask("/");
  const listed = (await listOrders(context, 1)).orders;
  expect(
    listed
      .filter((order) => order.paymentAlerts.length > 0)
      .map(({ id, paymentAlerts }) => [id, ...paymentAlerts.sort()]),
  ).toEqual([
    ["099999orderx", "refund-due", "wrong-amount"],
    ["099998orderx", "refund-failed"],
  ]);
  expect((await searchOrders(context, "099998orderx", null)).orders).toMatchObject([
    { paymentAlerts: ["refund-failed"], customerName: "Ravi Kumar" },
  ]);
});

test("the list is for admins alone, and nonsense in its address is page 1", async () => {
  const open = async (query: string, session: string | null) =>
    loader({
      ...(await shop.ask(`/admin/orderlist${query}`, { cookies: session ? { session } : {} })),
      params: {},
    }).catch((thrown: Response) => thrown);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const session of [customer, null]) {
    const answer = (await open("?page=2", session)) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      "/login?redirect=%2Fadmin%2Forderlist%3Fpage%3D2",
    ]);
  }
  for (const query of ["", "?page=-1", "?page=abc", "?page=1e9", "?before=x&query=%20"])
    expect(await open(query, admin)).toMatchObject({ page: { page: 1 } });
  expect(await open("?query=meena&before=15", admin)).toMatchObject({
    orders: [{ id: "000010orderx" }],
    isFirst: false,
    page: null,
  });
});
