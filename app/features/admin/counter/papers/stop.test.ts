import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let shop: TestShop;
let whole: WholeShop;
let owner: string;
let packer: string;
let rider: string;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  owner = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  packer = await shop.signIn((await shop.addCustomer({ role: "packer" })).id);
  rider = (await shop.addCustomer({ role: "rider", name: "Raju" })).id;
});
afterAll(() => shop.close());

async function order(columns: Record<string, number | string>) {
  const id = newId();
  const all: Record<string, number | string> = { accepted_at: 1, packed_at: 1, ...columns };
  const names = Object.keys(all);
  await shop.bindings.DB.prepare(
    `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, lines_written, items_paise, created_at, ${names.join()})
      VALUES ('${id}', '${id}', '', 'Ravi', '9876543210', 'MG Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 1, 20000, 1, ${names.map(() => "?").join()})`,
  )
    .bind(...Object.values(all))
    .run();
  return id;
}

async function sheetOf(ids: string, session = owner): Promise<string> {
  const path = `/admin/counter/delivery?orders=${ids}`;
  const { request } = await shop.ask(path, { cookies: { session } });
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  return (await answer.text()).replace(/<!--.*?-->/g, "");
}

/** What stands at the end of an order's stop: its buttons, or who has it. */
async function endOf(id: string, session = owner): Promise<string[]> {
  const end = (await sheetOf(id, session)).match(/class="reach".*?<\/article>/s)?.[0] ?? "";
  return [...end.matchAll(/<button[^>]*>([^<]*)|<p class="font[^>]*>([^<]*)/g)].map(
    ([, button, said]) => button ?? said ?? "",
  );
}

test("a stop ends with what is to be done at its door, and a rider's with the rider's name", async () => {
  const away = { dispatched_at: 1 };
  expect(await endOf(await order({}))).toEqual(["Dispatch"]);
  expect(await endOf(await order(away))).toEqual(["Cash", "UPI", "Deliver"]);
  expect(await endOf(await order({ ...away, paid_at: 1, charged_paise: 20_000 }))).toEqual([
    "Deliver",
  ]);
  expect(await endOf(await order({ ...away, rider_id: rider }))).toEqual(["With Raju"]);
  expect(await endOf(await order({ ...away, delivered_at: 1 }))).toEqual([]);
});

test("a packer sends on the way and takes no money", async () => {
  expect(await endOf(await order({}), packer)).toEqual(["Dispatch"]);
  expect(await endOf(await order({ dispatched_at: 1 }), packer)).toEqual([]);
});

test("a sheet of chosen orders says of how many, first those that are to be sent, and numbers them through", async () => {
  const [away, packed] = [await order({ dispatched_at: 1 }), await order({})];
  await order({});
  const sheet = await sheetOf(`${away},${packed}`);
  expect(sheet).toMatch(/2 of \d+ stops, to collect/);
  expect(sheet).toMatch(/<h2[^>]*>Packed<.*<h2[^>]*>Out for delivery</s);
  expect([...sheet.matchAll(/class="place">(\d+)/g)].map(([, place]) => place)).toEqual(["1", "2"]);
});
