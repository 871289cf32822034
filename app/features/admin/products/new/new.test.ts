import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { newProductPath } from "#app/addresses/side-paths.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { countGoods } from "#app/features/catalogue/samples/sample-goods.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import { loadNew, takeNew } from "./new-product.server.ts";
import { saveNew } from "./save-new.server.ts";
import { words } from "./words.ts";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const open = async (query = "") =>
  loadNew(await shop.ask(newProductPath + query, { cookies: { session } }));

const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

async function post(fields: Record<string, string>, photo = new File([], "")) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("photo", photo);
  const answer = await takeNew(
    await shop.ask(newProductPath, { method: "POST", body, cookies: { session } }),
  );
  if ("data" in answer) return { status: answer.init?.status, to: null, ...answer.data };
  return {
    status: answer.status,
    to: answer.headers.get("Location"),
    errors: {} as Record<string, string>,
    values: {} as Record<string, string>,
  };
}

const counts = async () =>
  (await shop.bindings.DB.prepare(
    "SELECT (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM details) AS details, (SELECT count(*) FROM financials) AS packs",
  ).first<Record<"products" | "details" | "packs", number>>())!;
const wholeOf = async (slug: string) =>
  (await getProductAsAdmin((await shop.ask("/")).context, slug))!;

const jaggery = { name: "Jaggery", category: "Daily Needs", "pack1.quantity": "500 g" };

test("opening the page and leaving it leaves nothing behind", async () => {
  const before = await counts();
  await open();
  await open();
  expect(await counts()).toEqual(before);
});

test("500 below a pack of 1 kg is asked about: it is hardly 500 kg", async () => {
  const { ids } = await open();
  const sizes = { "pack1.quantity": "1 kg", "pack2.quantity": "500" };
  expect(await post({ ...ids, ...jaggery, ...sizes })).toMatchObject({
    status: 400,
    errors: { "pack2.quantity": "Please enter the size with its unit, such as 500 g." },
  });
  const said = { ...sizes, "pack2.quantity": "500 g" };
  expect(await post({ ...ids, ...jaggery, name: "Cane Jaggery", ...said })).toMatchObject({
    status: 303,
  });
});

test.each(["2x500 g", "250-300 g", "1 kg 500 g", "1.2345 kg", "a lot", "½"])(
  "a size of %s is refused in the owner's words, with an example",
  async (size) => {
    const { ids } = await open();
    expect(await post({ ...ids, ...jaggery, "pack1.quantity": size })).toMatchObject({
      status: 400,
      errors: {
        "pack1.quantity": "Please enter the size as a number and a unit, such as 500 g or 1 kg.",
      },
    });
  },
);

test("half a kilo is 500 g, as a search reads it", async () => {
  const { ids } = await open();
  const sizes = { "pack1.quantity": "1/2 kg", "pack2.quantity": "1½ l", "pack3.quantity": "¼ kg" };
  await post({ ...ids, ...jaggery, name: "Halved Jaggery", ...sizes });
  const [detail] = (await wholeOf("halved-jaggery")).details;
  expect(detail?.financials).toMatchObject([
    { quantityMilli: 500_000, units: "g" },
    { quantityMilli: 1_500_000, units: "ml" },
    { quantityMilli: 250_000, units: "g" },
  ]);
});

test("a selling price without an MRP is asked for the MRP", async () => {
  const { ids } = await open();
  expect(await post({ ...ids, ...jaggery, "pack1.dprice": "50" })).toMatchObject({
    status: 400,
    errors: { "pack1.price": "Please enter the MRP." },
  });
});

test("that a pack without a price is not sold yet is said when it is saved", async () => {
  const { context } = await shop.ask("/", { cookies: { session } });
  const isPriced = async (prices: Record<string, string>, name: string) => {
    const fields = { ...jaggery, name, ...prices };
    const saved = await saveNew(context, { fields, photo: null });
    return saved.ok && saved.isPriced;
  };
  expect(await isPriced({ "pack1.price": "50" }, "Priced Jaggery")).toBe(true);
  const second = { "pack1.price": "50", "pack2.quantity": "1 kg" };
  expect(await isPriced(second, "Half Priced Jaggery")).toBe(false);
  expect(words.isAdded("Gud", true)).toBe("Gud added");
  expect(words.isAdded("Gud", false)).toBe(
    "Gud added. A pack without an MRP is not in the shop yet.",
  );
});

test("amounts may be written as on a bill", async () => {
  const { ids } = await open();
  const prices = { "pack1.price": "₹1,200", "pack1.dprice": "1 150/-" };
  await post({ ...ids, ...jaggery, name: "Dear Jaggery", ...prices });
  const [detail] = (await wholeOf("dear-jaggery")).details;
  expect(detail?.financials).toMatchObject([{ pricePaise: 120_000, dpricePaise: 115_000 }]);
});

test("a product comes with its photo and packs in one save, its sizes as they are said", async () => {
  const { ids } = await open();
  const packs = {
    ...{ "pack1.quantity": "500 g", "pack1.price": "60", "pack1.countInStock": "4" },
    ...{ "pack2.quantity": "१ किलो", "pack2.price": "११०", "pack2.dprice": "99" },
    "pack4.quantity": "5",
  };
  const fields = { ...ids, ...jaggery, name: "Gud", nameHi: "गुड़", brand: "Tata", ...packs };
  const saved = await post(fields, new File([png], "gud.png"));
  expect(saved).toMatchObject({ status: 303, to: "/admin/products" });
  const { id, nameHi, category, details } = await wholeOf("gud");
  expect([id, nameHi, category]).toEqual([ids.productId, "गुड़", "Daily Needs"]);
  expect(details).toMatchObject([
    {
      brand: "Tata",
      images: [expect.stringMatching(/^\/images\/.*gud$/)],
      financials: [
        {
          quantityMilli: 500_000,
          units: "g",
          pricePaise: 6000,
          dpricePaise: 6000,
          countInStock: 4,
        },
        { quantityMilli: 1000, units: "kg", pricePaise: 11_000, dpricePaise: 9900 },
        { quantityMilli: 5000, units: "kg", pricePaise: 0 },
      ],
    },
  ]);
  const { entries } = await listEntries((await shop.ask("/")).context, {
    kind: null,
    before: null,
  });
  expect(entries[0]).toMatchObject({ kind: "product", subjectId: ids.productId });
});

test("a product of the one form is the shop's own, which no sample's removal takes away", async () => {
  const own = async () => (await countGoods((await shop.ask("/")).context)).own;
  const before = await own();
  const { ids } = await open();
  await post({ ...ids, ...jaggery, name: "Jaggery powder" });
  expect(await own()).toBe(before + 1);
});

test("'add another' opens an empty page with the same category", async () => {
  const { ids } = await open();
  const saved = await post({ ...ids, ...jaggery, then: "another" });
  expect(saved.to).toBe("/admin/products/new?category=Daily+Needs");
  const next = await open(saved.to!.slice(newProductPath.length));
  expect(next.category).toBe("Daily Needs");
  expect(next.ids.productId).not.toBe(ids.productId);
});

test("the same form sent twice makes one product, and the second leads to it", async () => {
  const { ids } = await open();
  const before = await counts();
  const twice = { ...ids, ...jaggery, name: "Kokum" };
  const answers = await Promise.all([post(twice), post(twice)]);
  expect(answers.map(({ to }) => to).toSorted()).toEqual([
    `/admin/product/${ids.productId}/edit/${ids.detailId}`,
    "/admin/products",
  ]);
  expect((await counts()).products).toBe(before.products + 1);
});

test.each([
  [{ name: " " }, "name"],
  [{ category: "" }, "category"],
  [{ category: "Weapons" }, "category"],
  [{ "pack1.quantity": "" }, "pack1.quantity"],
  [{ "pack1.quantity": "500" }, "pack1.quantity"],
  [{ "pack1.quantity": "a lot" }, "pack1.quantity"],
  [{ "pack1.price": "cheap" }, "pack1.price"],
  [{ "pack1.price": "50", "pack1.dprice": "51" }, "pack1.dprice"],
  [{ "pack2.quantity": "500 gm" }, "pack1.quantity"],
  [{ image: "javascript:alert(1)" }, "image"],
])(
  "%j is refused at its field, nothing typed is lost, and no product is there",
  async (wrong, field) => {
    const { ids } = await open();
    const before = await counts();
    const answer = await post({ ...ids, ...jaggery, ...wrong });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect(answer.values).toMatchObject({ ...ids, ...jaggery, ...wrong });
    expect(await counts()).toEqual(before);
  },
);

test("a photo that was sent with what is refused stays chosen", async () => {
  const { ids } = await open();
  const wrong = { ...ids, ...jaggery, name: "Kept Jaggery", "pack1.price": "cheap" };
  const { status, values } = await post(wrong, new File([png], "kept.png"));
  expect(status).toBe(400);
  expect(values.image).toMatch(/^\/images\/.*kept$/);
  await post({ ...wrong, "pack1.price": "60", image: values.image! });
  expect((await wholeOf("kept-jaggery")).details[0]?.images).toEqual([values.image]);
});

test("a file that is no photo is refused, and no product is there", async () => {
  const before = await counts();
  const answer = await post(jaggery, new File(["<html>"], "gud.png", { type: "image/png" }));
  expect(answer).toMatchObject({ status: 400, errors: { photo: expect.any(String) } });
  expect(await counts()).toEqual(before);
});

test("under the regular regime a product that is named with no class gets the one that is likely its own", async () => {
  const { DB } = shop.bindings;
  expect((await open()).taxClass).toBeNull();
  await DB.prepare("INSERT INTO shop_tax (id, regime) VALUES (1, 'regular')").run();
  const { ids, taxClass } = await open();
  expect(taxClass).toMatchObject({ typed: "", stand: "unknown" });
  const dal = { ...ids, ...jaggery, name: "Toor Dal", category: "Rice & Pulses" };
  expect(await post({ ...dal, taxClass: "no such class" })).toMatchObject({
    status: 400,
    errors: { taxClass: expect.any(String) },
  });
  expect(await post({ ...dal, taxClass: "" })).toMatchObject({ status: 303 });
  const kept = await DB.prepare(
    "SELECT t.name FROM products AS p JOIN tax_classes AS t ON t.id = p.tax_class_id WHERE p.id = ?",
  )
    .bind(ids.productId)
    .first("name");
  expect(kept).toBe("Dals and pulses, packed");
  await DB.prepare("DELETE FROM shop_tax").run();
});

test("only the owner adds goods", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const cookies of [{}, { session: customer }])
    for (const ask of [
      async () => loadNew(await shop.ask(newProductPath, { cookies })),
      async () => takeNew(await shop.ask(newProductPath, { method: "POST", cookies })),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 302 });
});
