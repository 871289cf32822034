import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProduct, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { action, loader } from "./edit.route.tsx";
import { NotInTheShop } from "./brand-actions.tsx";
import { type EditedDetail, weightOf } from "./edited-detail.ts";
import { PackFields } from "./pack-fields.tsx";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

let added = 0;
const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

async function product(packs: TestProduct["brands"][string]) {
  const [pack] = await shop.addProduct({
    name: `Rice ${(added += 1)}`,
    category: "Rice & Pulses",
    brands: { Daawat: packs },
  });
  return { slug: pack!.slug, detailId: pack!.detailId, packId: pack!.financialId };
}

type Place = { slug: string; detailId: string };
const path = ({ slug, detailId }: Place) => `/admin/product/${slug}/edit/${detailId}`;

async function open(place: Place, query = "") {
  const asked = await shop.ask(path(place) + query, { cookies: { session } });
  return loader({ ...asked, params: place });
}

/** The fields of the form as a browser without scripts would send them. */
async function fieldsOf(place: Place, query = ""): Promise<Record<string, string>> {
  const { detail, weight } = (await open(place, query)) as { detail: EditedDetail; weight: string };
  const pack = detail.packs.find((one) => one.weight === weight);
  const {
    price = "",
    discount = "",
    dprice = "",
    countInStock = "",
    units = detail.packs.at(-1)?.units ?? "",
  } = pack ?? {};
  return {
    name: detail.name,
    category: detail.category,
    image: detail.image,
    brand: detail.brand,
    quantity: weight,
    manualQuantity: "",
    units,
    price,
    discount,
    dprice,
    countInStock,
    shownWeight: weight,
    shownUnits: units,
    shownPrice: price,
    shownDiscount: discount,
    shownDprice: dprice,
    shownStock: countInStock,
  };
}

async function post(
  place: Place,
  fields: Record<string, string>,
  { photo, query = "" }: { photo?: File; query?: string } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("photo", photo ?? new File([], ""));
  const answer = await action({
    ...(await shop.ask(path(place) + query, { method: "POST", body, cookies: { session } })),
    params: place,
  });
  if ("data" in answer)
    return { status: answer.init?.status, to: null, cookies: [], ...answer.data };
  return {
    status: answer.status,
    to: answer.headers.get("Location"),
    cookies: answer.headers.getSetCookie(),
    errors: {},
    values: {},
  };
}

async function packsOf(place: Place) {
  const found = (await getProductAsAdmin((await shop.ask("/")).context, place.slug))!.details.find(
    ({ id }) => id === place.detailId,
  )!;
  return found.financials.map(
    ({ quantityMilli, units, pricePaise, discountBasisPoints, countInStock }) => [
      quantityMilli / 1000,
      units,
      pricePaise / 100,
      discountBasisPoints / 100,
      countInStock,
    ],
  );
}

test("the page begins with the last pack, and a draft with Select Weight", async () => {
  const place = await product([
    { quantity: 1 },
    { quantity: 5, pricePaise: 28_050, discountBasisPoints: 1250, countInStock: 7 },
  ]);
  expect(await open(place)).toMatchObject({
    weight: "5",
    back: "/admin/productlist",
    action: path(place),
    detail: {
      brand: "Daawat",
      packs: [
        { weight: "1" },
        {
          weight: "5",
          price: "280.50",
          discount: "12.5",
          dprice: "245.44",
          countInStock: "7",
          units: "kg",
        },
      ],
    },
  });
  expect(await open(place, "?weight=1")).toMatchObject({ weight: "1" });
  expect(await open(place, "?weight=")).toMatchObject({ weight: "" });
  expect(await open(place, "?weight=9&back=/admin/productlist/3?query=rice")).toMatchObject({
    weight: "5",
    back: "/admin/productlist/3?query=rice",
  });
  expect(await open(place, "?back=//evil.example")).toMatchObject({ back: "/admin/productlist" });
  expect(await open(await createProduct((await shop.ask("/")).context))).toMatchObject({
    weight: "",
    detail: { packs: [], isForSale: false },
  });
});

test("what is typed is saved, told by a toast, and leads back to the list where one was", async () => {
  const place = await product([{ quantity: 1, countInStock: 4 }]);
  const saved = await post(
    place,
    { ...(await fieldsOf(place)), price: "75.50", discount: "10", countInStock: "9" },
    { query: "?back=/admin/productlist/2" },
  );
  expect(saved).toMatchObject({ status: 303, to: "/admin/productlist/2" });
  expect(
    atob(decodeURIComponent(saved.cookies[0]!.slice("toast=".length)).split(".")[0]!),
  ).toContain("Product details updated");
  expect(await packsOf(place)).toEqual([[1, "kg", 75.5, 10, 9]]);
});

test("selling price, weight, stock and when it is low may be typed in Hindi digits", async () => {
  const place = await product([{ quantity: 1, pricePaise: 7000, countInStock: 4 }]);
  const fields = { ...(await fieldsOf(place)), quantity: "", manualQuantity: "२" };
  const saved = await post(place, {
    ...fields,
    ...{ price: "७५.५०", dprice: "५१", countInStock: "१२", lowStockAt: "३" },
  });
  expect(saved).toMatchObject({ status: 303 });
  expect((await packsOf(place)).at(-1)).toMatchObject([2, "kg", 75.5, 32.45, 12]);
  const pack = undefined;
  const form = renderToStaticMarkup(
    createElement(PackFields, { pack, units: "kg", isManual: true, values: {}, errors: {} }),
  );
  for (const name of ["dprice", "countInStock", "lowStockAt", "manualQuantity"]) {
    const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0];
    expect(input).toMatch(/inputMode="(decimal|numeric)"/i);
    expect(input).not.toMatch(/type="number"|step=|min=/);
  }
});

const pricesOf = async (place: Place) =>
  (await getProductAsAdmin((await shop.ask("/")).context, place.slug))!.details
    .flatMap(({ financials }) => financials)
    .map((pack) => [pack.pricePaise, pack.discountBasisPoints, pack.dpricePaise]);

test.each([
  [{ dprice: "195" }, [23_800, 1807, 19_500]],
  [{ discount: "10" }, [23_800, 1000, 21_420]],
  [{ dprice: "195", discount: "18.07" }, [23_800, 1807, 19_500]],
  [{ price: "250" }, [25_000, 500, 23_750]],
  [{ price: "250", dprice: "200" }, [25_000, 2000, 20_000]],
])("of %j what was typed stays, and what was not follows", async (typed, expected) => {
  const place = await product([{ pricePaise: 23_800, discountBasisPoints: 500 }]);
  expect(await post(place, { ...(await fieldsOf(place)), ...typed })).toMatchObject({
    status: 303,
  });
  expect(await pricesOf(place)).toEqual([expected]);
});

test.each([
  [{ dprice: "238.01" }, "The selling price can't be above the MRP."],
  [
    { dprice: "195", discount: "20" },
    "₹195.00 is 18.07% off, not 20%: please change only one of the two.",
  ],
])("%j is refused at the selling price, with what was typed", async (typed, dprice) => {
  const place = await product([{ pricePaise: 23_800 }]);
  expect(await post(place, { ...(await fieldsOf(place)), ...typed })).toMatchObject({
    status: 400,
    errors: { dprice },
    values: typed,
  });
  expect(await pricesOf(place)).toEqual([[23_800, 0, 23_800]]);
});

test("a new weight typed without scripts takes over the selling price that was shown, to the paisa", async () => {
  const place = await product([
    { quantity: 1, pricePaise: 23_800, dpricePaise: 19_500, discountBasisPoints: 1807 },
  ]);
  const fields = { ...(await fieldsOf(place)), quantity: "", manualQuantity: "2" };
  await post(place, fields);
  await post(place, { ...fields, manualQuantity: "3", price: "250" });
  await post(place, { ...fields, manualQuantity: "4", dprice: "200" });
  expect(await pricesOf(place)).toEqual([
    [23_800, 1807, 19_500],
    [23_800, 1807, 19_500],
    [25_000, 1807, 20_483],
    [23_800, 1597, 20_000],
  ]);
});

test("an untouched form changes nothing, not even a stock that was sold meanwhile", async () => {
  const place = await product([{ quantity: 1, countInStock: 40 }]);
  const fields = await fieldsOf(place);
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 37 WHERE id = ?")
    .bind(place.packId)
    .run();
  expect(await post(place, fields)).toMatchObject({ status: 303 });
  expect(await packsOf(place)).toEqual([[1, "kg", 100, 0, 37]]);
  expect(await post(place, { ...fields, countInStock: "50" })).toMatchObject({
    status: 409,
    values: { shownStock: "37", countInStock: "50" },
    errors: {
      countInStock:
        "The stock is 37 now: it changed since this page was opened. Please count again.",
    },
  });
  expect(await post(place, { ...fields, countInStock: "50", shownStock: "37" })).toMatchObject({
    status: 303,
  });
  expect(await packsOf(place)).toEqual([[1, "kg", 100, 0, 50]]);
});

test("another weight chosen without scripts takes only what was typed, never the first one's price", async () => {
  const place = await product([
    { quantity: 5, pricePaise: 28_000, countInStock: 5 },
    { quantity: 1, pricePaise: 6000, discountBasisPoints: 500, countInStock: 9 },
  ]);
  expect(
    await post(place, { ...(await fieldsOf(place)), quantity: "5", discount: "20" }),
  ).toMatchObject({ status: 303 });
  expect(await packsOf(place)).toEqual([
    [5, "kg", 280, 20, 5],
    [1, "kg", 60, 5, 9],
  ]);
});

test("a new weight makes a new pack of what the form shows", async () => {
  const place = await product([{ quantity: 1, pricePaise: 6000, countInStock: 9 }]);
  expect(
    await post(place, {
      ...(await fieldsOf(place)),
      quantity: "",
      manualQuantity: "10",
      price: "550",
    }),
  ).toMatchObject({ status: 303 });
  expect(
    await post(place, { ...(await fieldsOf(place, "?weight=")), manualQuantity: "2.5" }),
  ).toMatchObject({ status: 303 });
  expect(await packsOf(place)).toEqual([
    [1, "kg", 60, 0, 9],
    [10, "kg", 550, 0, 9],
    [2.5, "kg", 0, 0, 0],
  ]);
});

test.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(201) }, "name"],
  [{ category: "Weapons" }, "category"],
  [{ brand: "x".repeat(201) }, "brand"],
  [{ image: "http://x.example/a.png" }, "image"],
  [{ image: "javascript:alert(1)" }, "image"],
  [{ price: "" }, "price"],
  [{ price: "-1" }, "price"],
  [{ price: "1.999" }, "price"],
  [{ price: "0" }, "price"],
  [{ discount: "100.5" }, "discount"],
  [{ discount: "abc" }, "discount"],
  [{ countInStock: "-3" }, "countInStock"],
  [{ countInStock: "" }, "countInStock"],
  [{ quantity: "7" }, "quantity"],
  [{ quantity: "", manualQuantity: "" }, "manualQuantity"],
  [{ quantity: "", manualQuantity: "1,5" }, "manualQuantity"],
])(
  "%j is refused at its field, with what was typed, and nothing is written",
  async (wrong, field) => {
    const place = await product([{ quantity: 1 }]);
    const before = await getProductAsAdmin((await shop.ask("/")).context, place.slug);
    const answer = await post(place, {
      ...(await fieldsOf(place)),
      name: "Typed <b>name</b>",
      ...wrong,
    });
    expect(answer).toMatchObject({ status: 400, values: wrong });
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect(await getProductAsAdmin((await shop.ask("/")).context, place.slug)).toEqual(before);
  },
);

test("a photo becomes the detail's picture; a wrong file has its message and changes nothing", async () => {
  const place = await product([{ quantity: 1 }]);
  const fields = await fieldsOf(place);
  const hostile = await post(
    place,
    { ...fields, name: "Hostile" },
    { photo: new File(["<html><script>"], "rice.png", { type: "image/png" }) },
  );
  expect(hostile).toMatchObject({
    status: 400,
    errors: { photo: expect.stringMatching(/JPEG, PNG or WebP/) },
  });
  expect(
    await post(place, fields, { photo: new File([new Uint8Array(6 * 1024 * 1024)], "big.jpg") }),
  ).toMatchObject({ status: 413, errors: { photo: expect.stringMatching(/5 MB/) } });
  expect((await open(place)).detail).toMatchObject({ image: "" });
  expect(await post(place, fields, { photo: new File([png], "My Rice.png") })).toMatchObject({
    status: 303,
  });
  expect((await open(place)).detail.image).toMatch(/^\/images\/[0-9a-f]{16}-my-rice$/);
});

test("what is not there is a 404, and only admins may ask", async () => {
  const place = await product([{}]);
  await expect(open({ ...place, slug: "nothing" })).rejects.toMatchObject({ status: 404 });
  await expect(open({ ...place, detailId: "0000000000" })).rejects.toMatchObject({ status: 404 });
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const cookies of [{}, { session: customer }]) {
    await expect(
      loader({ ...(await shop.ask(path(place), { cookies })), params: place }),
    ).rejects.toMatchObject({ status: 302 });
    const asked = await shop.ask(path(place), {
      method: "POST",
      body: new URLSearchParams({ name: "Stolen" }),
      cookies,
    });
    await expect(action({ ...asked, params: place })).rejects.toMatchObject({ status: 302 });
  }
});

test("a draft's name is typed into an empty field, and stays its own where none is typed", async () => {
  const place = await createProduct((await shop.ask("/")).context);
  const fields = await fieldsOf(place);
  expect(fields.name).toBe("");
  expect(await post(place, { ...fields, manualQuantity: "1" })).toMatchObject({ status: 303 });
  const { context } = await shop.ask("/");
  expect(await getProductAsAdmin(context, place.slug)).toMatchObject({ name: "New product" });
});

test("the address a draft had before its first name leads on to the one it has now", async () => {
  const { slug, detailId } = await createProduct((await shop.ask("/")).context);
  const place = { slug, detailId };
  const fields = { ...(await fieldsOf(place)), manualQuantity: "1", price: "90" };
  await post(place, { ...fields, name: "Kasuri Methi" });
  const moved = await open(place, "?weight=1").catch((thrown: Response) => thrown);
  expect(moved).toMatchObject({ status: 301 });
  expect((moved as Response).headers.get("Location")).toBe(
    `/admin/product/kasuri-methi/edit/${detailId}?weight=1`,
  );
  const { context } = await shop.ask("/");
  expect(await getProductAsAdmin(context, slug)).toMatchObject({ slug: "kasuri-methi" });
});

test("a new product comes with several packs, other names and its brand in one save, or not at all", async () => {
  const place = await createProduct((await shop.ask("/")).context);
  const fields = {
    ...(await fieldsOf(place)),
    name: "Arhar Dal Test",
    category: "Rice & Pulses",
    alsoKnownAs: "तूर दाल",
    brand: "Tata",
    manualQuantity: "500",
    units: "g",
    price: "90",
    countInStock: "9",
    "pack2.quantity": "1kilo",
    "pack2.price": "170",
    "pack2.dprice": "150",
    "pack2.countInStock": "4",
    "pack3.quantity": "750 g",
    "pack3.price": "130",
  };
  expect(
    await post(place, {
      ...fields,
      "pack2.dprice": "171",
      "pack3.quantity": "",
      "pack4.price": "x",
    }),
  ).toMatchObject({
    status: 400,
    errors: {
      "pack2.dprice": "The selling price can't be above the MRP.",
      "pack3.quantity": expect.any(String),
      "pack4.quantity": expect.any(String),
    },
    values: { "pack2.price": "170" },
  });
  expect(await post(place, { ...fields, "pack3.quantity": "500 g" })).toMatchObject({
    status: 409,
  });
  expect((await packsOf(place)).flat().filter(Boolean)).toEqual([]);
  expect(await post(place, fields)).toMatchObject({ status: 303 });
  expect(await packsOf({ ...place, slug: "arhar-dal-test" })).toEqual([
    [500, "g", 90, 0, 9],
    [1, "kg", 170, 11.76, 4],
    [750, "g", 130, 0, 0],
  ]);
  const found = await searchCards((await shop.ask("/")).context, "तूर दाल", 1);
  expect(found.cards.map(({ name }) => name)).toEqual(["Arhar Dal Test"]);
});

test("a product gets a Hindi name that finds it and stands in the log; cleared it is gone, left out it stays", async () => {
  const place = await product([{ quantity: 1 }]);
  const fields = { ...(await fieldsOf(place)), name: "Foxtail Millet" };
  const named = async () => {
    const { context } = await shop.ask("/");
    const found = await searchCards(context, "कंगनी का आटा", 1);
    const { nameHi } = (await getProductAsAdmin(context, place.slug))!;
    return [nameHi, ...found.cards.map(({ name }) => name)];
  };
  await post(place, { ...fields, nameHi: "  कंगनी   का आटा " });
  expect(await named()).toEqual(["कंगनी का आटा", "Foxtail Millet"]);
  await post(place, fields);
  expect(await named()).toEqual(["कंगनी का आटा", "Foxtail Millet"]);
  expect(await post(place, { ...fields, nameHi: "क".repeat(201) })).toMatchObject({
    status: 400,
    errors: { nameHi: "Please use at most 200 characters." },
  });
  await post(place, { ...fields, nameHi: "" });
  expect(await named()).toEqual([null]);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT after ->> 'nameHi' AS name FROM admin_log WHERE subject_id = ? ORDER BY seq",
  )
    .bind(place.detailId)
    .all();
  expect(results).toEqual([{ name: "कंगनी का आटा" }, { name: null }]);
});

test("two packs of one number, such as 1 kg and 1 l, have an address each", () => {
  const pack = (financialId: string, quantityMilli: number) => ({ financialId, quantityMilli });
  const packs = [pack("aaaaaaaaaa", 1000), pack("bbbbbbbbbb", 1000), pack("cccccccccc", 500_000)];
  expect(packs.map((one) => weightOf(one, packs))).toEqual(["aaaaaaaaaa", "bbbbbbbbbb", "500"]);
});

test("under the regular regime the form has the tax class: guessed until it is saved, by any of its names, and guessed for goods that are new", async () => {
  const place = await product([{ quantity: 1 }]);
  const { DB } = shop.bindings;
  expect(await open(place)).toMatchObject({ taxClass: null });
  await DB.prepare("INSERT INTO shop_tax (id, regime) VALUES (1, 'regular')").run();
  expect(await open(place)).toMatchObject({
    taxClass: { typed: "Rice, packed", stand: "guessed" },
  });
  const fields = await fieldsOf(place);
  expect(await post(place, { ...fields, taxClass: "rice" })).toMatchObject({
    status: 400,
    errors: { taxClass: expect.stringContaining("'Rice, loose · 0%'") },
  });
  expect((await post(place, { ...fields, taxClass: "चावल, खुला" })).to).toBe("/admin/productlist");
  expect(await open(place)).toMatchObject({ taxClass: { typed: "Rice, loose", stand: "kept" } });
  await post(place, { ...fields, taxClass: "" });
  expect(await open(place)).toMatchObject({ taxClass: { typed: "Rice, loose" } });
  const { context } = await shop.ask("/", { cookies: { session } });
  const draft = await createProduct(context);
  const drafted = { slug: draft.slug, detailId: draft.detailId };
  expect(await open(drafted)).toMatchObject({ taxClass: { typed: "", stand: "unknown" } });
  const named = { name: "Toor Dal", category: "Rice & Pulses", brand: "", taxClass: "" };
  expect(
    (await post(drafted, { ...named, manualQuantity: "1", units: "kg", price: "150" })).to,
  ).toBe("/admin/productlist");
  expect(await open({ ...drafted, slug: "toor-dal" })).toMatchObject({
    taxClass: { typed: "Dals and pulses, packed", stand: "kept" },
  });
  await DB.prepare("DELETE FROM shop_tax").run();
});

test("a hidden product is said to be hidden, and how it is shown again; one without a price is a draft", async () => {
  const { detail } = (await open(await product([{ pricePaise: 0 }]))) as { detail: EditedDetail };
  const said = (packs: Partial<EditedDetail["packs"][number]>) =>
    renderToStaticMarkup(
      createElement(NotInTheShop, {
        packs: detail.packs.map((pack) => ({ ...pack, ...packs })),
      }),
    );
  expect(said({ hiddenPaise: null })).toContain("A draft");
  expect(said({ hiddenPaise: 5_000 })).toMatch(/Hidden.+shows it again/);
});
