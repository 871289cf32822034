import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import {
  CreateDetailSchema,
  CreateFinancialSchema,
  UpdateProductSchema,
} from "./catalogue.schema.ts";
import { createFinancial } from "./create-financial.server.ts";
import { createDetail, deleteDetail } from "./detail-commands.server.ts";
import { createProduct, deleteProduct, updateProduct } from "./product-commands.server.ts";
import {
  getProductAsAdmin,
  getProductForSale,
} from "#app/features/catalogue/whole/get-product.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = async () => (await shop.ask("/")).context;
const rename = async (idOrSlug: string, body: unknown) =>
  updateProduct(await ask(), idOrSlug, v.parse(UpdateProductSchema, body));
const addPack = async (place: { product: string; detailId: string }, body: unknown) =>
  createFinancial(await ask(), place, v.parse(CreateFinancialSchema, body));
const messages = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body).issues?.map(({ message }) => message);

test("a new product is a draft with one detail and one empty pack, whole for admins and nowhere for shoppers", async () => {
  const { productId, slug, detailId, financialId } = await createProduct(await ask());
  const product = await getProductAsAdmin(await ask(), slug);
  expect(product).toMatchObject({
    id: productId,
    name: "New product",
    category: "Daily Needs",
    reviews: [],
    details: [
      {
        id: detailId,
        brand: "",
        images: [],
        financials: [
          {
            financialId,
            quantityMilli: 0,
            units: "",
            pricePaise: 0,
            dpricePaise: 0,
            discountBasisPoints: 0,
            countInStock: 0,
          },
        ],
      },
    ],
  });
  expect(await getProductAsAdmin(await ask(), productId)).toEqual(product);
  expect(await getProductForSale(await ask(), slug)).toBeNull();
});

test("a draft's address follows its first real name, stays unique, and never changes later", async () => {
  await shop.addProduct({ name: "Ragi Flour", brands: { X: [{}] } });
  const first = await createProduct(await ask());
  const second = await createProduct(await ask());
  expect(await rename(first.slug, { category: "oils" })).toMatchObject({
    ok: true,
    slug: first.slug,
  });
  expect(await rename(first.slug, { name: "New product" })).toMatchObject({
    ok: true,
    slug: first.slug,
  });
  expect(await rename(first.slug, { name: "  Ragi   Flour (रागी) " })).toMatchObject({
    ok: true,
    slug: "ragi-flour-2",
  });
  expect(await rename(second.productId, { name: "RAGI flour" })).toMatchObject({
    ok: true,
    slug: "ragi-flour-3",
  });
  expect(await rename("ragi-flour-2", { name: "Finger Millet Flour" })).toMatchObject({
    ok: true,
    slug: "ragi-flour-2",
  });
  expect(await getProductAsAdmin(await ask(), "ragi-flour-2")).toMatchObject({
    name: "Finger Millet Flour",
    category: "Oils",
  });
});

test("a name without letters leaves the draft its address", async () => {
  const { slug } = await createProduct(await ask());
  expect(await rename(slug, { name: "!!!" })).toMatchObject({ ok: true, slug });
});

test("a new name is found by the search, misspelt too", async () => {
  const [pack] = await shop.addProduct({ name: "Plain Thing", brands: { Acme: [{}] } });
  await rename(pack!.slug, { name: "Jaggery Cubes" });
  const find = async (text: string) =>
    (await searchCards(await ask(), text, 1)).cards.map(({ name }) => name);
  expect(await find("jaggery")).toEqual(["Jaggery Cubes"]);
  expect(await find("jagery")).toEqual(["Jaggery Cubes"]);
  expect(await find("plain thing")).toEqual([]);
});

test("a detail comes with brand, pictures and one empty pack; both are optional", async () => {
  const [pack] = await shop.addProduct({ name: "Besan", brands: { Tata: [{}] } });
  const bare = await createDetail(await ask(), "besan", v.parse(CreateDetailSchema, {}));
  const images = [
    "https://pictures.example/besan.jpg",
    { image: "/images/0123456789abcdef-besan" },
    "",
  ];
  const whole = await createDetail(
    await ask(),
    pack!.productId,
    v.parse(CreateDetailSchema, { brand: " Rajdhani ", images }),
  );
  expect(bare).toMatchObject({ ok: true, productId: pack!.productId, slug: "besan" });
  expect(whole.ok).toBe(true);
  const { details } = (await getProductAsAdmin(await ask(), "besan"))!;
  expect(
    details.map(({ brand, images: shown, financials }) => [brand, shown, financials.length]),
  ).toEqual([
    ["Tata", [], 1],
    ["", [], 1],
    ["Rajdhani", ["https://pictures.example/besan.jpg", "/images/0123456789abcdef-besan"], 1],
  ]);
  expect((await getProductForSale(await ask(), "besan"))!.details).toHaveLength(1);
  expect(await createDetail(await ask(), "no-such", v.parse(CreateDetailSchema, {}))).toMatchObject(
    { ok: false, status: 404 },
  );
});

test("a pack is empty where nothing is given, and unique by quantity and units", async () => {
  const [known] = await shop.addProduct({
    name: "Salt",
    brands: { Tata: [{ quantity: 1, units: "kg" }] },
  });
  const place = { product: "salt", detailId: known!.detailId };
  expect(await addPack(place, {})).toMatchObject({ ok: true });
  expect(await addPack(place, {})).toMatchObject({ ok: true });
  expect(await addPack(place, { quantity: 1, units: "kg", price: 20 })).toMatchObject({
    ok: false,
    reason: "pack-exists",
    status: 409,
    field: "quantity",
  });
  expect(await addPack(place, { quantity: "1", units: "g" })).toMatchObject({ ok: true });
  const added = await addPack(place, {
    quantity: 2.5,
    units: "kg",
    price: 49.5,
    Discount: 12.25,
    countInStock: 7,
  });
  const { details } = (await getProductAsAdmin(await ask(), "salt"))!;
  expect(details[0]!.financials.at(-1)).toEqual({
    lowStockAt: null,
    hiddenPaise: null,
    financialId: added.ok && added.financialId,
    quantityMilli: 2500,
    units: "kg",
    pricePaise: 4950,
    dpricePaise: 4344,
    discountBasisPoints: 1225,
    countInStock: 7,
  });
  expect(await addPack({ ...place, product: "besan" }, {})).toMatchObject({ reason: "no-detail" });
  expect(await addPack({ ...place, product: "nothing" }, {})).toMatchObject({
    reason: "no-product",
  });
});

test.each([
  [CreateFinancialSchema, { price: -1 }],
  [CreateFinancialSchema, { price: 1e9 }],
  [CreateFinancialSchema, { price: 1.234 }],
  [CreateFinancialSchema, { price: "" }],
  [CreateFinancialSchema, { price: null }],
  [CreateFinancialSchema, { price: [] }],
  [CreateFinancialSchema, { Discount: 100.01 }],
  [CreateFinancialSchema, { Discount: 5.555 }],
  [CreateFinancialSchema, { Discount: -0.01 }],
  [CreateFinancialSchema, { countInStock: 1.5 }],
  [CreateFinancialSchema, { countInStock: -1 }],
  [CreateFinancialSchema, { countInStock: 100_001 }],
  [CreateFinancialSchema, { quantity: 1e7 }],
  [CreateFinancialSchema, { quantity: 0.0001 }],
  [CreateFinancialSchema, { units: "x".repeat(41) }],
  [UpdateProductSchema, { name: " " }],
  [UpdateProductSchema, { name: "x".repeat(201) }],
  [UpdateProductSchema, { name: 5 }],
  [UpdateProductSchema, { category: "" }],
  [CreateDetailSchema, { brand: "x".repeat(201) }],
  [CreateDetailSchema, { images: ["javascript:alert(1)"] }],
  [CreateDetailSchema, { images: ["http://insecure.example/a.jpg"] }],
  [CreateDetailSchema, { images: ["/etc/passwd"] }],
  [CreateDetailSchema, { images: ["//evil.example/x.png"] }],
  [CreateDetailSchema, { images: [`https://x.example/${"a".repeat(2000)}`] }],
  [CreateDetailSchema, { images: "not a list" }],
  [CreateDetailSchema, { images: Array(11).fill("https://x.example/a.png") }],
])("%# a wrong body is refused with one message of ours", (schema, body) => {
  const [message, ...others] = messages(schema as v.GenericSchema, body) ?? [];
  expect(message).toMatch(/^(Please|This)/);
  expect(others).toEqual([]);
});

test("a category that the shop does not have is refused at its field, and changes nothing", async () => {
  await shop.addProduct({ name: "Kept", category: "Oils", brands: { A: [{}] } });
  expect(await rename("kept", { name: "Gone", category: "Weapons" })).toMatchObject({
    reason: "no-category",
    status: 400,
    field: "category",
  });
  expect(await getProductAsAdmin(await ask(), "kept")).toMatchObject({
    name: "Kept",
    category: "Oils",
  });
});

test("a deleted product takes its details, packs and pictures along", async () => {
  const [pack] = await shop.addProduct({ name: "Doomed", brands: { A: [{}], B: [{}] } });
  await shop.bindings.DB.prepare("INSERT INTO pictures VALUES (?, 0, 'https://x.example/a.png')")
    .bind(pack!.detailId)
    .run();
  expect(await deleteProduct(await ask(), "doomed")).toEqual({
    ok: true,
    productId: pack!.productId,
  });
  expect(await deleteProduct(await ask(), "doomed")).toMatchObject({
    ok: false,
    reason: "no-product",
    status: 404,
  });
  const left = await shop.bindings.DB.prepare(
    `SELECT (SELECT count(*) FROM details WHERE product_id = ?1) AS details,
    (SELECT count(*) FROM financials WHERE id = ?2) AS packs, (SELECT count(*) FROM pictures WHERE detail_id = ?3) AS pictures`,
  )
    .bind(pack!.productId, pack!.financialId, pack!.detailId)
    .first();
  expect(left).toEqual({ details: 0, packs: 0, pictures: 0 });
});

test("deleting the last detail deletes the product, deleting another does not", async () => {
  const packs = await shop.addProduct({ name: "Two Brands", brands: { A: [{}], B: [{}] } });
  const remove = async (detailId: string, product = "two-brands") =>
    deleteDetail(await ask(), { product, detailId });
  expect(await remove(packs[0]!.detailId, "salt")).toMatchObject({
    ok: false,
    reason: "no-detail",
  });
  expect(await remove("0000000000")).toMatchObject({ ok: false, reason: "no-detail" });
  expect(await remove(packs[0]!.detailId)).toMatchObject({ ok: true, isProductGone: false });
  expect(await getProductAsAdmin(await ask(), "two-brands")).toMatchObject({
    details: [{ brand: "B" }],
  });
  expect(await remove(packs[1]!.detailId)).toMatchObject({ ok: true, isProductGone: true });
  expect(await getProductAsAdmin(await ask(), "two-brands")).toBeNull();
});

test("hostile ids are not found", async () => {
  for (const id of ["", "\ud800", "' OR 1=1 --", "x".repeat(5000), "%", "../../etc"]) {
    expect(await getProductAsAdmin(await ask(), id)).toBeNull();
    expect(await deleteProduct(await ask(), id)).toMatchObject({ reason: "no-product" });
    expect(await deleteDetail(await ask(), { product: "salt", detailId: id })).toMatchObject({
      reason: "no-detail",
    });
  }
});
