import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
let customer: string;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
  customer = (await shop.addVisitor()).token;
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

type Pack = { _id: string; quantity: number; price: number; dprice: number };
type Detail = { _id: string; brand: string; images: { image: string }[]; financials: Pack[] };
type Product = { _id: string; name: string; slug: string; category: string; details: Detail[] };

const asAdmin = () => ({ token: admin });
const productsOf = ({ body }: { body: Json }) => body.products as Product[];

async function newDraft() {
  const { status, body } = await shop.post("/api/products", undefined, asAdmin());
  expect(status).toBe(201);
  const product = body as unknown as Product;
  return {
    product,
    path: `/api/products/${product._id}`,
    detailPath: `/api/products/${product._id}/details/${product.details[0]!._id}`,
  };
}

test("a product is made, named, priced and sold, and every step is seen", async () => {
  const { product, path, detailPath } = await newDraft();
  expect(product).toMatchObject({
    details: [
      {
        brand: "",
        images: [],
        financials: [{ quantity: 0, units: "", price: 0, dprice: 0, Discount: 0, countInStock: 0 }],
      },
    ],
  });
  for (const caller of [{}, { token: customer }, asAdmin()])
    expect((await shop.get(path, caller)).body).toEqual(product);
  expect(productsOf(await shop.get("/api/products")).map(({ _id }) => _id)).not.toContain(
    product._id,
  );
  const named = await shop.put(path, { name: "Ragi Flour", category: "flours" }, asAdmin());
  expect(named.body).toMatchObject({ name: "Ragi Flour", category: "Flours", slug: "ragi-flour" });
  const priced = await shop.put(
    detailPath,
    {
      brand: "Manna",
      quantity: "",
      manualQuantity: 1,
      units: "kg",
      price: 99.5,
      discount: 10,
      countInStock: 7,
      image: "https://pictures.example/ragi.jpg",
    },
    asAdmin(),
  );
  expect(priced.body).toMatchObject({
    details: [
      {
        brand: "Manna",
        images: [{ image: "https://pictures.example/ragi.jpg" }],
        financials: [
          { quantity: 1, units: "kg", price: 99.5, dprice: 89.55, Discount: 10, countInStock: 7 },
        ],
      },
    ],
  });
  expect((await shop.get("/api/products/ragi-flour")).body).toEqual(priced.body);
  expect(productsOf(await shop.get("/api/products?keyword=ragi"))).toMatchObject([
    { _id: product._id },
  ]);
  expect(
    productsOf(await shop.get("/api/products/categories/FLOURS/products")).map(({ _id }) => _id),
  ).toContain(product._id);
  expect((await shop.remove(path, asAdmin())).body).toEqual({
    message: "Product deleted successfully",
  });
  expect((await shop.get(path, asAdmin())).status).toBe(404);
});

test("a Hindi name is given and taken away by null, and is left out where there is none", async () => {
  const { product, path, detailPath } = await newDraft();
  expect(product).not.toHaveProperty("nameHi");
  await shop.put(path, { name: "Little Millet", nameHi: " कुटकी " }, asAdmin());
  await shop.put(path, { name: "Kutki" }, asAdmin());
  expect((await shop.get(path, asAdmin())).body).toMatchObject({ name: "Kutki", nameHi: "कुटकी" });
  const change = { nameHi: null, quantity: "", manualQuantity: 1, price: 90 };
  expect((await shop.put(detailPath, change, asAdmin())).body).not.toHaveProperty("nameHi");
  expect((await shop.put(path, { nameHi: "क".repeat(201) }, asAdmin())).status).toBe(400);
});

test("a shopper's product has no draft of a brand and no pack without a price", async () => {
  const { path, detailPath } = await newDraft();
  await shop.put(
    detailPath,
    { name: "Besan", manualQuantity: 1, price: 80, countInStock: 1 },
    asAdmin(),
  );
  await shop.post(`${detailPath}/financials`, {}, asAdmin());
  await shop.post(`${path}/details`, { brand: "Later" }, asAdmin());
  expect((await shop.get(path)).body).toMatchObject({ details: [{ financials: [{ price: 80 }] }] });
  const whole = (await shop.get(path, asAdmin())).body as unknown as Product;
  expect(whole.details.map(({ financials }) => financials.length)).toEqual([2, 1]);
  const [detail] = whole.details;
  const [priced, empty] = detail!.financials;
  const packPath = `${detailPath}/financials/`;
  expect((await shop.get(packPath + priced!._id)).body).toEqual(priced);
  expect((await shop.get(packPath + empty!._id)).status).toBe(404);
  expect((await shop.get(packPath + empty!._id, asAdmin())).body).toEqual(empty);
});

test("details and packs are added by id and by slug, twice the same pack is 409", async () => {
  const { slug, detailId } = await shop.addPack({ quantity: 1 }, "Toor Dal");
  const detail = await shop.post(`/api/products/${slug}/details`, undefined, asAdmin());
  expect([detail.status, detail.body]).toMatchObject([
    201,
    { brand: "", images: [], financials: [{ price: 0 }] },
  ]);
  const pack = await shop.post(
    `/api/products/${slug}/details/${detailId}/financials`,
    { quantity: 2.5, units: "kg", price: "200.00", Discount: 12.5, countInStock: 3 },
    asAdmin(),
  );
  expect([pack.status, pack.body]).toMatchObject([
    201,
    { quantity: 2.5, units: "kg", price: 200, dprice: 175, Discount: 12.5, countInStock: 3 },
  ]);
  const again = await shop.post(
    `/api/products/${slug}/details/${detailId}/financials`,
    { quantity: 1, units: "kg" },
    asAdmin(),
  );
  expect([again.status, typeof again.body.message]).toEqual([409, "string"]);
  const empty = await shop.post(
    `/api/products/${slug}/details/${detailId}/financials`,
    undefined,
    asAdmin(),
  );
  expect([empty.status, empty.body]).toMatchObject([
    201,
    { quantity: 0, price: 0, countInStock: 0 },
  ]);
});

test("a selling price is taken to the paisa, its percent follows, and what disagrees is 400", async () => {
  const { slug, detailId } = await shop.addPack({ quantity: 1 }, "Masoor Dal");
  const path = `/api/products/${slug}/details/${detailId}`;
  const made = await shop.post(
    `${path}/financials`,
    { quantity: 5, units: "kg", price: 238, dprice: 195 },
    asAdmin(),
  );
  expect(made.body).toMatchObject({ price: 238, dprice: 195, Discount: 18.07 });
  const change = async (body: object) => {
    const { status, body: answered } = await shop.put(path, { quantity: 5, ...body }, asAdmin());
    const pack = (answered as unknown as Product).details?.[0]!.financials[1];
    return [status, pack ?? answered.errors];
  };
  expect(await change({ dprice: "200.50" })).toMatchObject([
    200,
    { dprice: 200.5, Discount: 15.76 },
  ]);
  expect(await change({ discount: 10 })).toMatchObject([200, { dprice: 214.2, Discount: 10 }]);
  expect(await change({ price: 250 })).toMatchObject([200, { dprice: 225, Discount: 10 }]);
  expect(await change({ price: 238, dprice: 195, discount: 18.06 })).toMatchObject([
    200,
    { price: 238, dprice: 195, Discount: 18.07 },
  ]);
  const above = "The selling price can't be above the MRP.";
  for (const [body, dprice] of [
    [{ dprice: 238.01 }, above],
    [{ price: 100, dprice: 195 }, above],
    [{ dprice: 195, discount: 20 }, expect.stringMatching(/^₹195.00 is 18.07% off, not 20%/)],
    [{ dprice: -1 }, expect.stringMatching(/^Please enter rupees/)],
  ] as const)
    expect(await change(body)).toEqual([400, { dprice }]);
  expect(
    await shop.post(`${path}/financials`, { price: 100, dprice: 101 }, asAdmin()),
  ).toMatchObject({ status: 400, body: { errors: { dprice: above } } });
  expect(await change({})).toMatchObject([200, { price: 238, dprice: 195 }]);
});

test("the last detail takes its product along", async () => {
  const { productId, detailId } = await shop.addPack();
  expect(
    (await shop.remove(`/api/products/${productId}/details/0000000000`, asAdmin())).status,
  ).toBe(404);
  expect(
    (await shop.remove(`/api/products/${productId}/details/${detailId}`, asAdmin())).status,
  ).toBe(200);
  expect((await shop.get(`/api/products/${productId}`, asAdmin())).status).toBe(404);
});

test("the batch answers prices of known packs at their place and leaves the others out", async () => {
  const { productId, detailId, financialId } = await shop.addPack({
    discountBasisPoints: 1000,
    countInStock: 4,
  });
  const item = { productId, brandId: detailId, financialId };
  const strangers = [
    { ...item, financialId: "0000000000" },
    { ...item, brandId: "0000000000" },
    { ...item, productId: "'" },
  ];
  const { status, body } = await shop.post("/api/products/financials/batch", {
    items: [...strangers, item],
  });
  expect([status, body]).toEqual([
    200,
    { items: [{ ...item, price: 250, dprice: 225, Discount: 10, countInStock: 4 }] },
  ]);
  expect((await shop.post("/api/products/financials/batch", { items: [] })).body).toEqual({
    items: [],
  });
  expect(
    (
      await shop.post("/api/products/financials/batch", {
        items: Array.from({ length: 201 }, () => item),
      })
    ).status,
  ).toBe(400);
});

test("every product stands on one page of the list, drafts between them or not", async () => {
  for (let made = 0; made < 20; made += 1) {
    await shop.addPack({}, `Listed ${made}`);
    if (made % 3 === 0) await newDraft();
  }
  const seen: string[] = [];
  const { pages } = (await shop.get("/api/products")).body;
  for (let page = 1; page <= Number(pages); page += 1)
    seen.push(
      ...productsOf(await shop.get(`/api/products?pageNumber=${page}`)).map(({ _id }) => _id),
    );
  expect(new Set(seen).size).toBe(seen.length);
  const forSale = await shop.bindings.DB.prepare(
    "SELECT count(DISTINCT product_id) AS n FROM cards WHERE shelf > 0",
  ).first<number>("n");
  expect(seen.length).toBe(forSale);
  for (const beyond of [Number(pages) + 1, "99999999999999999999"])
    for (const path of ["/api/products", "/api/products/categories/all/products"]) {
      const { body } = await shop.get(`${path}?pageNumber=${beyond}`);
      expect(body.products, `${path} ${beyond}`).toEqual([]);
    }
  expect((await shop.get("/api/products?pageNumber=abc")).body.page).toBe(1);
});

test("a pack made or changed twice under one key is made or changed once, and another body is refused", async () => {
  const { productId, detailId } = await shop.addPack({}, "Repeated Rice");
  const path = `/api/products/${productId}/details/${detailId}`;
  const send = (method: string, to: string, body: object, key: string) =>
    shop.send(method, to, { token: admin, body, headers: { "Idempotency-Key": key } });
  const pack = { quantity: 20, units: "kg", price: 10, dprice: 9 };
  const made = await send("POST", `${path}/financials`, pack, "one");
  expect(made.status).toBe(201);
  expect(await send("POST", `${path}/financials`, pack, "one")).toMatchObject({
    status: 201,
    body: { _id: made.body._id },
  });
  const other = { ...pack, quantity: 21 };
  expect((await send("POST", `${path}/financials`, other, "one")).status).toBe(409);
  const change = { slug: "x", detailId, ...pack, dprice: 8 };
  expect((await send("PUT", path, change, "two")).status).toBe(200);
  expect((await send("PUT", path, { ...change, dprice: 7 }, "two")).status).toBe(409);
});

test("an admin's list is newest first, with drafts, and nobody else's to keep", async () => {
  const { product } = await newDraft();
  const list = await shop.get("/api/products", asAdmin());
  expect([
    productsOf(list)[0]!._id,
    list.headers.get("Cache-Control"),
    list.headers.get("ETag"),
  ]).toEqual([product._id, "private, no-store", null]);
  const shared = await shop.get("/api/products", { token: customer });
  expect([shared.headers.get("Cache-Control"), shared.headers.get("Vary")]).toEqual([
    "public, no-cache",
    "Authorization",
  ]);
});

test("a read is answered 304 until it changes", async () => {
  const { productId, detailId, financialId } = await shop.addPack({ quantity: 3 });
  const path = `/api/products/${productId}`;
  const ETag = (await shop.get(path)).headers.get("ETag") ?? "";
  expect(ETag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [ETag, `W/${ETag}`, `"other", ${ETag}`, "*"])
    expect((await shop.get(path, { headers: { "If-None-Match": known } })).status).toBe(304);
  expect(
    (
      await shop.put(
        `${path}/details/${detailId}`,
        { quantity: financialId, price: 260 },
        asAdmin(),
      )
    ).status,
  ).toBe(200);
  expect((await shop.get(path, { headers: { "If-None-Match": ETag } })).status).toBe(200);
});

test.each(["", "!!!", "%F0%9F%8D%8B", "' OR 1=1 --", "x".repeat(5000), "NEAR(", "%00"])(
  "the keyword %j breaks nothing",
  async (keyword) => {
    const { status, body } = await shop.get(`/api/products?keyword=${keyword}`);
    expect([status, Array.isArray(body.products)]).toEqual([200, true]);
    if (keyword === "!!!") expect(body.products).toEqual([]);
  },
);

test("a category is named without case, an unknown one is 404, and the top list is never empty", async () => {
  const { productId } = await shop.addPack();
  for (const name of ["Flours", "FLOURS", "all"])
    expect((await shop.get(`/api/products/categories/${name}/products`)).status, name).toBe(200);
  expect(
    (await shop.get("/api/products/categories/BUDGET%20FRIENDLY%20PACKAGES/products")).body
      .products,
  ).toEqual([]);
  expect((await shop.get("/api/products/categories/Cars/products")).status).toBe(404);
  const top = productsOf(await shop.get("/api/products/top"));
  expect(top.length).toBeGreaterThan(0);
  expect(top.length).toBeLessThanOrEqual(20);
  expect(productId).toBeTruthy();
});

test("a customer reviews a product once, and the rating follows", async () => {
  const { slug } = await shop.addPack({}, "Jaggery");
  const path = `/api/products/${slug}/reviews`;
  const comment = "<script>alert(1)</script> Sweet";
  expect((await shop.post(path, { rating: 4, comment }, { token: customer })).status).toBe(201);
  expect((await shop.post(path, { rating: 5, comment }, { token: customer })).status).toBe(409);
  expect((await shop.post(path, { rating: 5, comment }, asAdmin())).status).toBe(201);
  expect((await shop.get(`/api/products/${slug}`)).body).toMatchObject({
    rating: 4.5,
    numReviews: 2,
    reviews: [{ rating: 5 }, { rating: 4, comment, createdAt: expect.stringMatching(/\+05:30$/) }],
  });
  expect(
    (await shop.post("/api/products/unknown/reviews", { rating: 5, comment }, { token: customer }))
      .status,
  ).toBe(404);
});

test.each([
  {},
  { rating: 0, comment: "x" },
  { rating: 6, comment: "x" },
  { rating: 4.5, comment: "x" },
  { rating: 4, comment: "" },
  { rating: 4, comment: "x".repeat(2001) },
  { rating: [], comment: {} },
])("the review %j is 400", async (body) => {
  const { slug } = await shop.addPack();
  expect((await shop.post(`/api/products/${slug}/reviews`, body, { token: customer })).status).toBe(
    400,
  );
});

test.each([
  { name: "" },
  { name: "x".repeat(201) },
  { name: 5 },
  { category: "Cars" },
  { category: null },
  { brand: "x".repeat(201) },
  { image: "javascript:alert(1)" },
  { image: "http://plain.example/a.png" },
  { price: -1 },
  { price: 1e300 },
  { price: 1.234 },
  { price: "x" },
  { discount: 101 },
  { discount: -1 },
  { discount: 1.234 },
  { countInStock: -1 },
  { countInStock: 1.5 },
  { countInStock: 1e9 },
  { quantity: "x y" },
  { manualQuantity: -1 },
  { units: "x".repeat(41) },
  { price: 0 },
])("a detail with %j is refused and changes nothing", async (change) => {
  const { productId, detailId, financialId } = await shop.addPack();
  const path = `/api/products/${productId}`;
  const before = await shop.get(path, asAdmin());
  const { status, body } = await shop.put(
    `${path}/details/${detailId}`,
    { quantity: financialId, ...change },
    asAdmin(),
  );
  expect([status, typeof body.message]).toEqual([400, "string"]);
  expect((await shop.get(path, asAdmin())).body).toEqual(before.body);
});

async function upload(
  bytes: Uint8Array | string,
  { name = "photo.png", token = admin, field = "image" } = {},
) {
  const form = new FormData();
  form.set(field, new File([bytes as BlobPart], name));
  return shop.send("POST", "/api/upload", { token, form });
}

test("a picture is taken from an admin and served", async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "green" } })
    .png()
    .toBuffer();
  const { status, body } = await upload(png);
  expect([status, body]).toEqual([
    201,
    { image: expect.stringMatching(/^\/images\/[0-9a-f]{16}-photo/) },
  ]);
  expect((await upload(png, { token: customer })).status).toBe(403);
  expect((await upload(png, { field: "file" })).status).toBe(400);
});

test("what is no picture, too large or no form is refused", async () => {
  expect([(await upload("<html>")).status, (await upload("")).status]).toEqual([400, 400]);
  expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
  expect(
    (await shop.send("POST", "/api/upload", { token: admin, body: { image: "x" } })).status,
  ).toBe(415);
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  for (const text of ["", "--x\r\nnonsense", "--x--"])
    expect(
      (await shop.send("POST", "/api/upload", { token: admin, text, headers: type })).status,
      text,
    ).toBe(400);
  expect(
    (
      await shop.send("POST", "/api/upload", {
        token: admin,
        text: "x",
        headers: { "Content-Type": "multipart/form-data" },
      })
    ).status,
  ).toBe(400);
});
