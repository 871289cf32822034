import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { action, loader } from "./setup.route.tsx";

let shop: TestShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const facts = {
  name: "Lakshmi Stores",
  address: "7, Temple Street, Mysuru 570001, Karnataka",
  phone: "9880011223",
  foodLicence: "11226334000999",
  officer: "Lakshmi Rao, owner, 9880011223",
};
const post = async (command: string, fields: Record<string, string> = {}) =>
  action(
    await shop.ask(`/admin/setup/${command}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies: { session },
    }),
  );
const shown = async () => loader(await shop.ask("/admin/setup", { cookies: { session } }));
const page = async (path: string) => {
  const { request } = await shop.ask(path, { cookies: { session } });
  return (
    await whole.answer(new Request(`http://localhost${path}`, { headers: request.headers }))
  ).text();
};

test("the owner's first page says what is missing, until nothing is and the owner takes it off", async () => {
  await post("facts/save", { ...facts, foodLicence: "" });
  const first = () => page("/admin");
  expect(await first()).toContain("0 of 8 done.");
  expect((await shown()).missing).toEqual(["foodLicence", "goods"]);
  expect(await first()).toContain("food licence, your own goods in stock");
  expect(await post("finish")).toMatchObject({ init: { status: 409 } });
  expect(await first()).toContain("food licence");
  await post("facts/save", facts);
  const { financialId } = await createProduct(
    (await shop.ask("/", { method: "POST", cookies: { session } })).context,
  );
  const { DB } = shop.bindings;
  await DB.prepare(
    "UPDATE financials SET price_paise = 100, dprice_paise = 100, count_in_stock = 1 WHERE id = ?",
  )
    .bind(financialId)
    .run();
  await shop.refreshCards();
  expect(await shown()).toMatchObject({ missing: [], isFinished: false });
  expect(await first()).toContain("2 of 8 done.");
  expect((await post("finish")) as Response).toMatchObject({ status: 303 });
  expect(await first()).not.toContain("of 8 done.");
  expect(await page("/admin/setup")).toContain("The shop is set up");
});

test("each step is done once its own page has it", async () => {
  const done = async () =>
    (await shown()).steps.flatMap(({ name, isDone }) => (isDone ? [name] : []));
  expect(await done()).toEqual(["facts", "goods"]);
  const { DB } = shop.bindings;
  await DB.batch([
    DB.prepare(
      "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES ('570001', 0, 0)",
    ),
    DB.prepare(
      "INSERT INTO opening_hours (weekday, open_minute, close_minute) VALUES (1, 420, 1320)",
    ),
  ]);
  expect(await done()).toEqual(["facts", "goods", "where", "when"]);
  await DB.prepare("INSERT INTO shop_tax (id, regime) VALUES (1, 'unregistered')").run();
  expect(await done()).toEqual(["facts", "goods", "where", "when", "tax"]);
  await DB.prepare("UPDATE shop_tax SET upi_id = 'lakshmi@upi'").run();
  expect(await done()).toEqual(["facts", "goods", "where", "when", "tax", "upi"]);
});
