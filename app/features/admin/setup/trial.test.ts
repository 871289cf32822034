import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import type { RefusedSetup } from "./answer-setup.server.ts";
import { firstTrial } from "./setup.ts";
import { action, loader } from "./setup.route.tsx";

type Person = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shop: ApiShop;
let owner: Person;
let buyer: Person;
let pack: Awaited<ReturnType<ApiShop["addPack"]>>;
beforeAll(async () => {
  shop = await openApiShop();
  owner = await shop.addVisitor({ isAdmin: true });
  buyer = await shop.addVisitor({});
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { DB } = shop.bindings;
  await DB.batch([DB.prepare("DELETE FROM shop_tax"), DB.prepare("DELETE FROM service_areas")]);
  pack = await shop.addPack({ countInStock: 5 });
});

async function tryIt(fields: Record<string, string> = {}): Promise<RefusedSetup> {
  const asked = await shop.ask("/admin/setup/try", {
    method: "POST",
    body: new URLSearchParams({
      ...{ financialId: pack.financialId, qty: "2", postalCode: "560001", ...fields },
    }),
    cookies: { session: owner.session },
  });
  return ((await action(asked)) as { data: RefusedSetup }).data;
}

async function buy(qty = 2) {
  return shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId: pack.financialId, qty }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: buyer.token },
  );
}

/** Who is not registered has no GSTIN. */
const setTax = (regime: string) =>
  shop.bindings.DB.prepare(
    `INSERT INTO shop_tax (id, regime, gstin, state, is_rounded)
      VALUES (1, ?1, iif(?1 IN ('regular', 'composition'), '29AAGCB7383J1Z4', ''), '29', 1)`,
  )
    .bind(regime)
    .run();
const setClass = (taxClass: string) =>
  shop.bindings.DB.prepare("UPDATE products SET tax_class_id = ? WHERE id = ?")
    .bind(taxClass, pack.productId)
    .run();
const serve = (minimumPaise: number) =>
  shop.bindings.DB.prepare(
    "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES ('560001', 2550, ?)",
  )
    .bind(minimumPaise)
    .run();

/** Every row of every table, the counters of new rows with them. */
async function everything() {
  const { DB } = shop.bindings;
  const all = async (sql: string) => (await DB.prepare(sql).all()).results;
  const tables = await all(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '_cf_%' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name <> 'shop_facts'",
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) rows[String(name)] = await all(`SELECT * FROM "${name}"`);
  return rows;
}

test("a test order goes all the way, and leaves no row anywhere but that it was tried", async () => {
  await setTax("regular");
  await setClass("atta");
  await serve(0);
  const before = await everything();
  expect(await tryIt()).toMatchObject({ status: 200, tried: { payablePaise: 52_600 } });
  expect(await everything()).toEqual(before);
  const setup = await loader(
    await shop.ask("/admin/setup", { cookies: { session: owner.session } }),
  );
  expect(setup.steps.at(-1)).toEqual({ name: "trial", isDone: true });
});

test.each(["none", "unregistered", "composition", "regular"])(
  "in the regime %s it shows the paper that a real order gets",
  async (regime) => {
    await setTax(regime);
    await setClass("atta");
    await serve(0);
    const { tried } = await tryIt();
    const placed = await buy();
    for (const step of ["pack", "dispatch"])
      await shop.put(`/api/orders/${placed.body._id}/${step}`, {}, { token: owner.token });
    const { context } = await shop.ask("/", { cookies: { session: owner.session } });
    const [paper] = await getDocuments(context, [String(placed.body._id)]);
    const { title, groups, payablePaise, roundOffPaise, supplier } = paper!;
    expect(tried).toMatchObject({ title, groups, payablePaise, roundOffPaise });
    expect(tried!.supplier).toMatchObject(supplier);
    const shown = ({
      name,
      qty,
      amountPaise,
      hsn,
      basisPoints,
    }: NonNullable<typeof paper>["lines"][number]) => [
      ...[name, qty, amountPaise, hsn, basisPoints],
    ];
    expect(tried!.lines.map(shown)).toEqual(paper!.lines.map(shown));
  },
);

test.each([
  ["no pack", { financialId: "" }, "financialId", "Please choose what to order."],
  [
    "a pack that is gone",
    { financialId: "0000000000" },
    "financialId",
    "This is no longer sold. Please choose something else.",
  ],
  ["no number", { qty: "many" }, "qty", "Please enter a whole number from 1 to 10."],
  ["more than there is", { qty: "6" }, "qty", "Only 5 left"],
  [
    "no PIN code",
    { postalCode: "1234" },
    "postalCode",
    "Please enter a postal code of 6 digits that does not begin with 0.",
  ],
])("%s is refused at its field", async (_, fields, field, message) => {
  const before = await everything();
  const { failure, tried } = await tryIt(fields);
  expect(failure?.errors).toEqual({ [field]: message });
  expect(tried).toBeUndefined();
  expect(await everything()).toEqual(before);
});

test("where the shop doesn't deliver, or not for so little, it says so as to a customer", async () => {
  await serve(100_000);
  expect((await tryIt({ postalCode: "110001" })).failure?.errors.postalCode).toMatch(/110001/);
  expect((await tryIt()).failure?.errors.postalCode).toMatch(/1,000/);
});

test("what is tried unless something else is chosen reaches the smallest order", () => {
  const goods = (financialId: string, dpricePaise: number, countInStock: number) => ({
    ...{ financialId, name: financialId, brand: "", quantityMilli: 1000, units: "kg" },
    ...{ dpricePaise, countInStock },
  });
  const packs = [goods("salt", 2_000, 50), goods("atta", 30_000, 2), goods("ghee", 60_000, 9)];
  expect(firstTrial(packs, 0)).toEqual({ financialId: "salt", qty: 1 });
  expect(firstTrial(packs, 9_900)).toEqual({ financialId: "salt", qty: 5 });
  expect(firstTrial(packs, 49_900)).toEqual({ financialId: "atta", qty: 2 });
  expect(firstTrial(packs, 90_000)).toEqual({ financialId: "ghee", qty: 2 });
  expect(firstTrial(packs, 9_900_000)).toEqual({ financialId: "salt", qty: 1 });
});

test("goods without a tax class are found before a customer orders them", async () => {
  await setTax("regular");
  expect(await tryIt()).toMatchObject({
    status: 409,
    failure: { errors: { financialId: expect.stringMatching(/^This has no tax class yet/) } },
  });
});

test("ten tries at once take no pack from the customer who orders the last", async () => {
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 1 WHERE id = ?")
    .bind(pack.financialId)
    .run();
  const tries = Array.from({ length: 10 }, () => tryIt({ qty: "1" }));
  const [placed] = await Promise.all([buy(1), ...tries]);
  expect(placed.status).toBe(201);
  const left = await shop.bindings.DB.prepare(
    "SELECT count_in_stock n FROM financials WHERE id = ?",
  )
    .bind(pack.financialId)
    .first("n");
  expect(left).toBe(0);
});
