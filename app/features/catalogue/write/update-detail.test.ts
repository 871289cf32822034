import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProduct, type TestShop, openTestShop } from "#tests/test-shop.ts";
import {
  getProductAsAdmin,
  getProductForSale,
} from "#app/features/catalogue/whole/get-product.server.ts";
import { CreateFinancialSchema, UpdateDetailSchema } from "./catalogue.schema.ts";
import { createFinancial } from "./create-financial.server.ts";
import { createProduct } from "./product-commands.server.ts";
import { updateDetail } from "./update-detail.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let added = 0;
const ask = async () => (await shop.ask("/")).context;
const parse = (body: unknown) => v.parse(UpdateDetailSchema, body);

async function atta(packs: TestProduct["brands"][string]) {
  const [pack] = await shop.addProduct({
    name: `Atta ${(added += 1)}`,
    brands: { Aashirvaad: packs },
  });
  const place = { product: pack!.slug, detailId: pack!.detailId };
  return {
    place,
    packId: pack!.financialId,
    update: async (body: unknown, countInStockWas?: number) =>
      updateDetail(await ask(), place, {
        ...parse(body),
        ...(countInStockWas === undefined ? {} : { countInStockWas }),
      }),
    packs: async () =>
      (await getProductAsAdmin(await ask(), place.product))!.details[0]!.financials.map(
        ({ quantityMilli, units, pricePaise, discountBasisPoints, countInStock }) => [
          quantityMilli,
          units,
          pricePaise,
          discountBasisPoints,
          countInStock,
        ],
      ),
  };
}

test("with a quantity that pack is updated, and what is absent stays", async () => {
  const { update, packs } = await atta([
    { quantity: 1, pricePaise: 6000, countInStock: 9 },
    { quantity: 5, pricePaise: 28_000, discountBasisPoints: 500, countInStock: 4 },
  ]);
  expect(
    await update({ slug: "ignored", detailId: "ignored", quantity: 5, price: 290.5, discount: 10 }),
  ).toMatchObject({ ok: true });
  expect(await packs()).toEqual([
    [1000, "kg", 6000, 0, 9],
    [5000, "kg", 29_050, 1000, 4],
  ]);
  expect(await update({ quantity: "1", countInStock: "0", units: "bag" })).toMatchObject({
    ok: true,
  });
  expect(await packs()).toEqual([
    [1000, "bag", 6000, 0, 0],
    [5000, "kg", 29_050, 1000, 4],
  ]);
});

test("blank with a manual quantity means the pack of that quantity", async () => {
  const { update, packs, packId } = await atta([{ quantity: 1 }]);
  expect(await update({ quantity: "", manualQuantity: "1.0", price: 70 })).toMatchObject({
    ok: true,
    financialId: packId,
  });
  expect(await packs()).toEqual([[1000, "kg", 7000, 0, 100]]);
});

test("else an empty pack made by Create Financial, else a new one with the last one's units", async () => {
  const { place, update, packs } = await atta([{ quantity: 500, units: "g" }]);
  const empty = await createFinancial(await ask(), place, v.parse(CreateFinancialSchema, {}));
  expect(await update({ manualQuantity: 250, price: 30 })).toMatchObject({
    ok: true,
    financialId: empty.ok && empty.financialId,
  });
  expect(
    await update({
      quantity: null,
      manualQuantity: 750,
      price: 80,
      discount: 2.5,
      countInStock: 3,
    }),
  ).toMatchObject({ ok: true });
  expect(await packs()).toEqual([
    [500_000, "g", 10_000, 0, 100],
    [250_000, "g", 3000, 0, 0],
    [750_000, "g", 8000, 250, 3],
  ]);
});

test("a weight typed with other units is another pack", async () => {
  const { update, packs } = await atta([{ quantity: 500, units: "g" }]);
  expect(await update({ manualQuantity: 500, units: "ml", price: 90 })).toMatchObject({ ok: true });
  expect(await packs()).toEqual([
    [500_000, "g", 10_000, 0, 100],
    [500_000, "ml", 9000, 0, 0],
  ]);
});

test("of two packs of one weight the units say which, or the pack's id", async () => {
  const { update, packs, packId } = await atta([
    { quantity: 500, units: "g" },
    { quantity: 500, units: "ml" },
  ]);
  expect(await update({ quantity: 500, price: 1 })).toMatchObject({
    ok: false,
    reason: "two-packs",
    status: 409,
  });
  expect(await update({ manualQuantity: 500, price: 1 })).toMatchObject({
    ok: false,
    reason: "two-packs",
    status: 409,
  });
  expect(await update({ quantity: 500, units: "ml", price: 2 })).toMatchObject({ ok: true });
  expect(await update({ quantity: packId, price: 3 })).toMatchObject({ ok: true });
  expect((await packs()).map(([, , price]) => price)).toEqual([300, 200]);
});

test("no weight, an unknown one, or a price back to 0 is refused and changes nothing", async () => {
  const { update, packs, place } = await atta([{ quantity: 1 }]);
  const before = await getProductAsAdmin(await ask(), place.product);
  expect(await update({ name: "X", price: 5 })).toMatchObject({
    ok: false,
    status: 400,
    field: "manualQuantity",
  });
  expect(await update({ name: "X", quantity: "", manualQuantity: "" })).toMatchObject({
    reason: "no-weight",
  });
  expect(await update({ name: "X", quantity: 7 })).toMatchObject({
    reason: "no-pack",
    status: 400,
    field: "quantity",
  });
  expect(await update({ name: "X", quantity: 1, price: 0 })).toMatchObject({
    reason: "no-price",
    status: 400,
    field: "price",
  });
  expect(await getProductAsAdmin(await ask(), place.product)).toEqual(before);
  expect(await packs()).toHaveLength(1);
  expect(
    await updateDetail(await ask(), { ...place, product: "nothing" }, parse({ quantity: 1 })),
  ).toMatchObject({ reason: "no-product", status: 404 });
  expect(
    await updateDetail(await ask(), { ...place, detailId: "0000000000" }, parse({ quantity: 1 })),
  ).toMatchObject({ reason: "no-detail", status: 404 });
});

test("a pack can't become what another already is, and then nothing of the form is written", async () => {
  const { update, packs, place } = await atta([
    { quantity: 500, units: "g" },
    { quantity: 500, units: "ml" },
  ]);
  expect(await update({ quantity: 500, units: "g", name: "Renamed" })).toMatchObject({ ok: true });
  const [first] = (await getProductAsAdmin(await ask(), place.product))!.details[0]!.financials;
  expect(
    await update({ quantity: first!.financialId, units: "ml", name: "Again", brand: "Other" }),
  ).toMatchObject({ ok: false, reason: "pack-exists", status: 409 });
  expect(await getProductAsAdmin(await ask(), place.product)).toMatchObject({
    name: "Renamed",
    details: [{ brand: "Aashirvaad" }],
  });
  expect(await packs()).toHaveLength(2);
});

test("a stock counted before a sale is refused with all the rest, counted after it is taken", async () => {
  const { update, packs, packId, place } = await atta([{ quantity: 1, countInStock: 40 }]);
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 37 WHERE id = ?")
    .bind(packId)
    .run();
  expect(await update({ quantity: 1, countInStock: 50, price: 1, name: "Half" }, 40)).toMatchObject(
    { ok: false, reason: "stock-changed", status: 409, field: "countInStock" },
  );
  expect(await packs()).toEqual([[1000, "kg", 10_000, 0, 37]]);
  expect(await getProductAsAdmin(await ask(), place.product)).not.toMatchObject({ name: "Half" });
  expect(await update({ quantity: 1, countInStock: 50 }, 37)).toMatchObject({ ok: true });
  expect(await packs()).toEqual([[1000, "kg", 10_000, 0, 50]]);
});

test("name and category change the product, brand and picture this detail", async () => {
  const packs = await shop.addProduct({
    name: "Ghee",
    brands: { Amul: [{ quantity: 1, units: "l" }], Nandini: [{}] },
  });
  const place = { product: "ghee", detailId: packs[0]!.detailId };
  const image = "/images/0123456789abcdef-ghee";
  const body = { quantity: 1, name: "Cow Ghee", category: "EGGS & dairy", brand: "GRB", image };
  expect(await updateDetail(await ask(), place, parse(body))).toMatchObject({
    ok: true,
    slug: "ghee",
  });
  expect(await getProductForSale(await ask(), "ghee")).toMatchObject({
    name: "Cow Ghee",
    category: "Eggs & Dairy",
    details: [
      { brand: "GRB", images: [image] },
      { brand: "Nandini", images: [] },
    ],
  });
  await updateDetail(await ask(), place, parse({ quantity: 1, image: "https://x.example/b.png" }));
  expect((await getProductForSale(await ask(), "ghee"))!.details[0]!.images).toEqual([
    "https://x.example/b.png",
  ]);
  await updateDetail(await ask(), place, parse({ quantity: 1, image: "" }));
  expect((await getProductForSale(await ask(), "ghee"))!.details[0]!.images).toEqual([]);
});

test("a draft becomes a product with an address of its own", async () => {
  const draft = await createProduct(await ask());
  const body = {
    name: "Millet Noodles",
    category: "Snacks & Breakfast",
    brand: "Slurrp",
    manualQuantity: 180,
    units: "g",
    price: 99,
    discount: 10,
    countInStock: 12,
  };
  const updated = await updateDetail(
    await ask(),
    { product: draft.slug, detailId: draft.detailId },
    parse(body),
  );
  expect(updated).toEqual({
    ok: true,
    productId: draft.productId,
    slug: "millet-noodles",
    detailId: draft.detailId,
    financialId: draft.financialId,
  });
  expect(await getProductForSale(await ask(), "millet-noodles")).toMatchObject({
    details: [{ brand: "Slurrp", financials: [{ pricePaise: 9900, dpricePaise: 8910 }] }],
  });
});

test.each([
  { quantity: 1, price: "abc" },
  { quantity: 1, discount: 101 },
  { quantity: 1, countInStock: -1 },
  { quantity: {} },
  { quantity: "1 kg" },
  { manualQuantity: 0 },
  { manualQuantity: -2 },
  { manualQuantity: 1e12 },
  { quantity: 1, image: "data:text/html,x" },
  { quantity: 1, name: "" },
])("%j is refused with a message of ours", (body) => {
  const { issues } = v.safeParse(UpdateDetailSchema, body);
  expect(issues).toHaveLength(1);
  expect(issues?.[0].message).toMatch(/^Please/);
});
