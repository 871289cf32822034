import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext } from "#app/platform/context.server.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import {
  listOrders,
  ordersPerPage,
  searchOrders,
} from "#app/features/orders/list-orders.server.ts";
import { loader } from "./orderlist.route.tsx";

const many = 100_000;

let shop: TestShop;
let admin: string;

/** The id of the nth order tells n; every tenth customer is called Meena. */
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  for (let from = 1; from <= many; from += 20_000) {
    await shop.bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 19999)
      INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at)
      SELECT printf('%06d', i) || 'orderx', 'k' || i, '', CASE WHEN i % 10 = 0 THEN 'Meena Iyer' ELSE 'Ravi Kumar' END,
        printf('98%08d', i), '', '', '', 'Cash Or UPI', 1, 100, i FROM n`,
    )
      .bind(from)
      .run();
  }
}, 120_000);
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

test("what is wrong with its payments stands at an order, by page and by search", async () => {
  await shop.bindings.DB.prepare(
    `INSERT INTO payments (id, order_id, amount_paise, status, created_at, refund_request_id, refund_status)
    VALUES ('AAAAAAAAAA1', '099999orderx', 100, 'CHARGED', 1, 'R1', 'DUE'), ('AAAAAAAAAA2', '099999orderx', 100, 'CHARGED', 1, 'R2', 'DUE'),
      ('AAAAAAAAAA3', '099999orderx', 100, 'WRONG_AMOUNT', 1, NULL, NULL), ('AAAAAAAAAA4', '099998orderx', 100, 'CHARGED', 1, 'R4', 'FAILURE'),
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
