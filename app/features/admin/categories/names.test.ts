import { afterAll, beforeAll, expect, test } from "vitest";
import { drizzle } from "drizzle-orm/d1";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { categoryCommandPath } from "#app/addresses/side-paths.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf, subjectOf } from "#app/features/audit/entry.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { localStore } from "#app/features/catalogue/csv/store.server.ts";

let shop: TestShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  await shop.addProduct({ name: "Mustard Oil", category: "Oils", brands: { Fortune: [{}] } });
});
afterAll(() => shop.close());

type Asked = { as?: string | undefined; language?: "hi" };

async function ask(path: string, init: RequestInit, { as, language }: Asked) {
  const cookies = as ? { session: as } : {};
  const { request } = await shop.ask(path, { ...init, cookies });
  const cookie = [request.headers.get("Cookie"), language && `lang=${language}`];
  request.headers.set("Cookie", cookie.filter(Boolean).join("; "));
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const get = (path: string, asked: Asked = {}) => ask(path, {}, asked);

const send = (command: "add" | "rename", fields: Record<string, string>, as = session) =>
  ask(categoryCommandPath(command), { method: "POST", body: new URLSearchParams(fields) }, { as });
const add = (name: string, nameHi = "") => send("add", { name, nameHi });
const rename = (id: string, name: string, nameHi = "") => send("rename", { id, name, nameHi });

async function entries(count: number) {
  const { context } = await shop.ask("/");
  const listed = await listEntries(context, { kind: "categories", before: null });
  return listed.entries
    .slice(0, count)
    .map((entry) => ({ of: subjectOf(entry), changes: changesOf(entry) }));
}

const bring = (line: string) =>
  importCatalogue(
    localStore(drizzle(shop.bindings.DB)),
    { id: null, name: "", now: 1_800_000_000_000 },
    {
      bytes: new TextEncoder().encode(`name,category,brand,quantity,units,price\n${line}`),
      mostRows: 10,
    },
  );

test("an added category has a page, and stands last, with a picture, once it has goods", async () => {
  expect((await add("Pet Food", "पालतू जानवरों का खाना")).status).toBe(303);
  expect(await entries(1)).toEqual([{ of: "Pet Food", changes: [] }]);
  expect((await get("/")).text).not.toContain("Pet%20Food");
  expect((await get("/category/pet food")).text).toContain("<h1>Pet Food</h1>");
  expect((await get("/sitemaps/pages.xml")).text).not.toContain("Pet%20Food");

  const [pack] = await shop.addProduct({
    name: "Bone Biscuit",
    category: "Pet Food",
    brands: { Pedigree: [{}] },
  });
  await shop.bindings.DB.prepare("INSERT INTO pictures VALUES (?, 0, '/images/bone.webp')")
    .bind(pack!.detailId)
    .run();
  await shop.refreshCards();
  const home = (await get("/")).text;
  expect(home).toContain('src="/images/bone.webp?w=160"');
  expect(home.indexOf('href="/category/Pet%20Food"')).toBeGreaterThan(
    home.indexOf('href="/category/Oils"'),
  );
  expect((await get("/category/Pet%20Food")).text).toContain("Bone Biscuit");
  expect((await get("/sitemaps/pages.xml")).text).toContain("/category/Pet%20Food");
  expect((await get("/product/bone-biscuit")).text).toContain('href="/category/Pet%20Food"');
  expect((await get("/api/products/categories/PET%20FOOD/products")).text).toContain(
    "Bone Biscuit",
  );
  expect((await get("/search?query=pet+food")).text).toContain("Bone Biscuit");
});

test("the Hindi shop calls it by its Hindi name, and by the English one where it has none", async () => {
  for (const path of ["/", "/category/Pet%20Food", "/product/bone-biscuit", "/nothing"])
    expect([path, (await get(path, { language: "hi" })).text]).toEqual([
      path,
      expect.stringContaining("पालतू जानवरों का खाना"),
    ]);
  expect((await get("/search?query=पालतू+जानवरों+का+खाना", { language: "hi" })).text).toContain(
    "Bone Biscuit",
  );
  const asOwner = { as: session, language: "hi" } as const;
  for (const path of ["/admin/categories", "/admin/prices", "/admin/productlist"])
    expect([path, (await get(path, asOwner)).text]).toEqual([
      path,
      expect.stringContaining("पालतू जानवरों का खाना"),
    ]);
  await add("Toys");
  expect((await get("/category/Toys", { language: "hi" })).text).toContain("<h1>Toys</h1>");
});

test("goods come into an added category by the form, the API and a file", async () => {
  const { text } = await get("/admin/products/new", { as: session });
  expect(text).toContain('<option value="Pet Food">');
  expect(await bring("Cat Sand,pet food,Whiskas,1,kg,90")).toMatchObject({ ok: true });
  expect((await get("/category/Pet%20Food")).text).toContain("Cat Sand");
  const { context } = await shop.ask("/");
  expect(
    await exportCatalogue({ all: (query) => context.db.all(query), write: async () => true }),
  ).toContain("Cat Sand,cat-sand,Pet Food,Whiskas");
});

test("a renamed category keeps its goods, and its old address leads to the new one for good", async () => {
  expect((await rename("oils", "Oils & Ghee", "तेल, घी")).status).toBe(303);
  const old = await get("/category/Oils?page=2&sort=price");
  expect([old.status, old.headers.get("Location")]).toEqual([
    301,
    "/category/Oils%20%26%20Ghee?page=2&sort=price",
  ]);
  expect((await get("/category/Oils%20%26%20Ghee")).text).toContain("Mustard Oil");
  expect((await get("/")).text).toContain('href="/category/Oils%20%26%20Ghee"');
  expect((await get("/category/Oils%20%26%20Ghee", { language: "hi" })).text).toContain("तेल, घी");
  expect((await get("/product/mustard-oil")).text).toContain('href="/category/Oils%20%26%20Ghee"');
  expect((await get("/search?query=ghee+oils")).text).not.toContain('href="/category/Oils"');
  expect((await get("/api/products/categories/oils/products")).text).toContain(
    '"category":"Oils & Ghee"',
  );
  expect(await bring("Til Oil,Oils,Idhayam,1,l,300")).toMatchObject({ ok: true });
  expect((await get("/category/Oils%20%26%20Ghee")).text).toContain("Til Oil");
  expect(await entries(1)).toEqual([
    {
      of: "Oils & Ghee",
      changes: [
        { field: "Name", was: "Oils", is: "Oils & Ghee" },
        { field: "Name in Hindi", was: "", is: "तेल, घी" },
      ],
    },
  ]);

  await rename("oils", "Cooking Oils");
  for (const path of ["/category/Oils", "/category/Oils%20%26%20Ghee"])
    expect((await get(path)).headers.get("Location")).toBe("/category/Cooking%20Oils");
  await rename("oils", "Oils");
  expect((await get("/category/Oils")).status).toBe(200);
  expect((await get("/category/Cooking%20Oils")).headers.get("Location")).toBe("/category/Oils");
});

test("no browser keeps the way from an old address, which may lead elsewhere tomorrow", async () => {
  await rename("oils", "Cooking Oils");
  const { headers } = await get("/category/Oils");
  expect(headers.get("Cache-Control")).toMatch(/no-cache|no-store|max-age=0/);
  await rename("oils", "Oils");
});

test("goods are found by the new name, and pages are made anew once", async () => {
  const version = () =>
    shop.bindings.DB.prepare("SELECT version FROM catalogue").first<number>("version");
  const first = await version();
  await rename("oils", "Frying Helpers");
  const second = await version();
  expect(second).toBeGreaterThan(first!);
  expect((await get("/search?query=frying+helpers")).text).toContain("Mustard Oil");
  await rename("oils", "Frying Helpers");
  expect(await version()).toBe(second);
  await rename("oils", "Oils");
  expect((await get("/")).text).toContain('href="/category/Oils"');
});

test.each([
  ["", "Please enter a name."],
  ["   ", "Please enter a name."],
  ["x".repeat(41), "Please use at most 40 characters."],
  ["Ghee/Oils", "Please leave out these signs"],
  ["50% off", "Please leave out these signs"],
  ["& …", "Please enter a name with a letter or a digit in it."],
  ["Flours", "A category has this name, or once had it."],
  ["flours ", "A category has this name, or once had it."],
  ["Tea Coffee", "A category has this name, or once had it."],
  ["All", "A category has this name, or once had it."],
])(
  "the name %j is refused at its field, for a new category and for another",
  async (name, says) => {
    for (const answer of [await add(name), await rename("oils", name)]) {
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(says)]);
      expect(answer.text).toMatch(
        /name="name"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="name"/,
      );
      expect(answer.text).not.toMatch(/name="nameHi"[^>]*aria-invalid="true"/);
    }
    expect((await get("/category/Oils")).status).toBe(200);
  },
);

test("what another category was called once, and its Hindi name, are taken", async () => {
  await rename("hair-care", "Hair", "बाल");
  const refused = await add("Hair Care");
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining("A category has this name, or once had it."),
  ]);
  const inHindi = await add("Wigs", "बाल");
  expect([inHindi.status, inHindi.text]).toEqual([
    400,
    expect.stringContaining("Another category has this Hindi name."),
  ]);
  expect((await rename("hair-care", "Hair Care", "बाल")).status).toBe(303);
});

test("two that add one name at one moment make one category", async () => {
  const both = await Promise.all([add("Stationery"), add("stationery")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 400]);
  const { text } = await get("/admin/products/new", { as: session });
  expect(text.match(/<option value="stationery"/gi)).toHaveLength(1);
});

test("who is no category is 404, and only the owner names", async () => {
  expect((await rename("nails", "Nail Care")).status).toBe(404);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  expect((await send("add", { name: "Nails" }, customer)).status).toBe(302);
  expect((await send("rename", { id: "oils", name: "Nails" }, customer)).status).toBe(302);
  expect((await get("/category/Nails")).status).toBe(404);
});

test("the budget packages stay on the home page whatever they are called", async () => {
  await shop.addProduct({
    name: "Monthly Combo",
    category: "Budget Friendly Packages",
    brands: { Kirana: [{}] },
  });
  await rename("budget-friendly-packages", "Combos");
  const { text } = await get("/");
  expect(text).toContain("Monthly Combo");
  expect(text).not.toContain("/category/Combos");
  expect(
    (await get("/api/products/categories/BUDGET%20FRIENDLY%20PACKAGES/products")).text,
  ).toContain("Monthly Combo");
  await rename("budget-friendly-packages", "Budget Friendly Packages");
});

test("the form for a name opens by a link, with the names in it", async () => {
  const list = await get("/admin/categories", { as: session });
  expect(list.text).toContain('href="/admin/categories?rename=oils"');
  const { text } = await get("/admin/categories?rename=oils", { as: session });
  expect(text).toContain("Rename Oils");
  expect(text).toMatch(/value="Oils"/);
});
