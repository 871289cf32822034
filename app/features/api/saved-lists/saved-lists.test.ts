import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tellBack } from "#app/features/notices/back/tell-back.server.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shopper: Visitor;
beforeAll(async () => {
  shop = await openApiShop({ MSG91_BACK_FLOW_ID: "65f0c1a2d6fc0537a1b2c3dd" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.addVisitor({ name: "Ravi" });
});

const save = (body: Json, by = shopper, key = "") =>
  shop.post("/api/saved-lists", body, {
    token: by.token,
    headers: key ? { "Idempotency-Key": key } : {},
  });
const listed = async (by = shopper) =>
  (await shop.get("/api/saved-lists", { token: by.token })).body.lists as Json[];
const setStock = (financialId: string, count: number) =>
  shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = ? WHERE id = ?")
    .bind(count, financialId)
    .run();

test("a list is kept with the names of its packs, changed in part, and removed", async () => {
  const pack = await shop.addPack({ quantity: 5, units: "kg" }, "Atta");
  const items = [{ financialId: pack.financialId, qty: 2 }];
  const saved = await save({ name: " The month ", items });
  expect(saved).toMatchObject({
    status: 201,
    body: { name: "The month", items: [{ ...items[0], name: "Atta", brand: "Aashirvaad" }] },
  });
  const path = `/api/saved-lists/${saved.body._id}`;
  const put = (body: Json) => shop.put(path, body, { token: shopper.token });
  expect((await put({ name: "Every month" })).body).toMatchObject({
    name: "Every month",
    items: [{ qty: 2 }],
  });
  expect((await put({ items: [{ ...items[0], qty: 3 }] })).body).toMatchObject({
    name: "Every month",
    items: [{ qty: 3 }],
  });
  expect(await listed()).toHaveLength(1);
  expect((await shop.remove(path, { token: shopper.token })).status).toBe(200);
  expect((await shop.remove(path, { token: shopper.token })).status).toBe(404);
  expect(await listed()).toEqual([]);
});

test("nobody sees, changes or removes another's list", async () => {
  const { financialId } = await shop.addPack();
  const { body } = await save({ name: "Mine", items: [{ financialId, qty: 1 }] });
  const stranger = await shop.addVisitor();
  const as = { token: stranger.token };
  const path = `/api/saved-lists/${body._id}`;
  expect((await shop.put(path, { name: "Theirs" }, as)).status).toBe(404);
  expect((await shop.put(path, { items: [{ financialId, qty: 9 }] }, as)).status).toBe(404);
  expect((await shop.remove(path, as)).status).toBe(404);
  expect((await shop.post(`${path}/cart`, undefined, as)).status).toBe(404);
  expect(await listed(stranger)).toEqual([]);
  expect(await listed()).toMatchObject([{ name: "Mine", items: [{ qty: 1 }] }]);
  expect((await shop.get("/api/saved-lists")).status).toBe(401);
});

test("into the cart goes what there is; what is short or gone is named as in the list", async () => {
  const [full, short, none, gone] = await Promise.all([
    shop.addPack({}, "Rice"),
    shop.addPack({ countInStock: 1 }, "Dal"),
    shop.addPack({ countInStock: 0 }, "Salt"),
    shop.addPack({}, "Soap"),
  ]);
  const ids = [full!, short!, none!, gone!].map(({ financialId }) => financialId);
  const { body } = await save({
    name: "All",
    items: ids.map((financialId) => ({ financialId, qty: 3 })),
  });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(ids[3]).run();
  const path = `/api/saved-lists/${body._id}/cart`;
  const answered = await shop.post(path, undefined, { token: shopper.token });
  expect(answered.body).toMatchObject({
    items: [
      { financialId: ids[0], qty: 3 },
      { financialId: ids[1], qty: 1 },
    ],
    missing: [
      { name: "Dal", qty: 2 },
      { name: "Salt", qty: 3 },
      { name: "Soap", qty: 3 },
    ],
  });
  expect(answered.status).toBe(200);
});

test("what can't be had is named with packs that are like it: of its product first, then of its category", async () => {
  const category = "Oral Care";
  const [dal, bigDal, otherDal] = await shop.addProduct({
    ...{ name: "Toor Dal Desi", category },
    brands: {
      Tata: [
        { pricePaise: 10_000, countInStock: 0 },
        { pricePaise: 48_000, quantity: 5 },
      ],
      Fortune: [{ pricePaise: 9_000 }],
    },
  });
  const [near] = await shop.addProduct({
    ...{ name: "Moong Dal Desi", category },
    brands: { Tata: [{ pricePaise: 11_000 }] },
  });
  await shop.addProduct({
    ...{ name: "Sold-out Dal Desi", category },
    brands: { Tata: [{ pricePaise: 10_500, countInStock: 0 }] },
  });
  const items = [dal!, otherDal!].map(({ financialId }) => ({ financialId, qty: 1 }));
  const { body } = await save({ name: "Dal", items });
  const missing = async () => {
    const path = `/api/saved-lists/${body._id}/cart`;
    const answered = await shop.post(path, undefined, { token: shopper.token });
    return (answered.body.missing as { similar: Json[] }[]).map(({ similar }) =>
      similar.map(({ financialId }) => financialId),
    );
  };
  const [other, big, moong] = [otherDal!, bigDal!, near!].map(({ financialId }) => financialId);
  expect(await missing()).toEqual([[other, big, moong]]);
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(other).run();
  const [sold, gone] = await missing();
  expect(sold).toEqual([big, moong]);
  expect(gone?.[0]).toBe(big);
});

test("twenty lists of sixty lines at most, also when all come at once", async () => {
  const { financialId } = await shop.addPack();
  const items = [{ financialId, qty: 1 }];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => save({ name: `List ${at}`, items })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  const many = Array.from({ length: 61 }, (_, at) => ({
    financialId: `0123456${String(at).padStart(3, "0")}`,
    qty: 1,
  }));
  const other = await shop.addVisitor();
  expect((await save({ name: "Long", items: many }, other)).status).toBe(409);
});

test("what is wrong is said at its field, and one key is one list", async () => {
  const { financialId } = await shop.addPack();
  const item = { financialId, qty: 1 };
  const wrong: [Json, string][] = [
    [{ name: " ", items: [item] }, "name"],
    [{ name: "A".repeat(41), items: [item] }, "name"],
    [{ name: "A", items: [] }, "items"],
    [{ name: "A", items: [item, item] }, "items"],
    [{ name: "A", items: [{ ...item, qty: 11 }] }, "items.0.qty"],
    [{ name: "A", items: [{ financialId: "0123456xyz", qty: 1 }] }, "items"],
  ];
  for (const [body, field] of wrong)
    expect(await save(body), field).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  expect(await listed()).toEqual([]);
  const both = await Promise.all(
    [1, 2].map(() => save({ name: "A", items: [item] }, shopper, "k")),
  );
  expect(new Set(both.map(({ body }) => body._id)).size).toBe(1);
});

test("who waits for a sold-out pack is told once that it is back", async () => {
  const { financialId } = await shop.addPack({ countInStock: 0 }, "Toor Dal");
  const wish = () =>
    shop.post(`/api/financials/${financialId}/tell-me`, undefined, { token: shopper.token });
  expect((await wish()).status).toBe(200);
  expect((await wish()).status).toBe(200);
  const { context } = await shop.ask("/");
  const texts = async () =>
    (
      (await (await fetch(`${shop.sandbox}/sms.json?phone=91${shopper.phone}`)).json()) as {
        body: string;
      }[]
    ).filter(({ body }) => body.includes("Toor Dal"));
  await tellBack(context);
  expect(await texts()).toHaveLength(0);
  await setStock(financialId, 5);
  await Promise.all([tellBack(context), tellBack(context)]);
  await tellBack(context);
  expect(await texts()).toHaveLength(1);
  expect((await wish()).status).toBe(409);
  await setStock(financialId, 0);
  expect((await wish()).status).toBe(200);
  const none = "/api/financials/0123456xyz/tell-me";
  expect((await shop.post(none, undefined, { token: shopper.token })).status).toBe(404);
  expect((await shop.post(none)).status).toBe(401);
});

test("fifty packs at most are waited for", async () => {
  const [first] = await shop.addProduct({
    name: "Many",
    brands: {
      A: Array.from({ length: 51 }, (_, at) => ({
        ...{ quantity: at + 1, pricePaise: 100, countInStock: 0 },
      })),
    },
  });
  const { results } = await shop.bindings.DB.prepare(
    "SELECT f.id FROM financials AS f JOIN details AS d ON d.id = f.detail_id WHERE d.product_id = ?",
  )
    .bind(first!.productId)
    .all<{ id: string }>();
  const answers = await Promise.all(
    results.map(({ id }) =>
      shop.post(`/api/financials/${id}/tell-me`, undefined, { token: shopper.token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
});
