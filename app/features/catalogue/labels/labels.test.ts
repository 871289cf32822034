import { afterAll, beforeAll, expect, test } from "vitest";
import { drizzle } from "drizzle-orm/d1";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import {
  action as fillAction,
  loader as labelsLoader,
} from "#app/features/admin/labels/labels.route.tsx";
import { action as editAction } from "#app/features/admin/products/edit/edit.route.tsx";
import { changesOf } from "#app/features/audit/entry.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { localStore } from "#app/features/catalogue/csv/store.server.ts";
import { getProduct } from "#app/features/catalogue/product/product.server.ts";
import { missingLabel } from "#app/values/label.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { listLacking } from "./list-lacking.server.ts";

let shop: ApiShop;
let token: string;
let session: string;
beforeAll(async () => {
  shop = await openApiShop();
  const { id } = await shop.addCustomer({ isAdmin: true, name: "Asha" });
  token = await shop.signIn(id, "bearer");
  session = await shop.signIn(id);
});
afterAll(() => shop.close());

const ask = async () => (await shop.ask("/")).context;
const whole = {
  maker: "ITC Ltd, Kolkata 700071",
  importer: "",
  originCountry: "India",
  vegMark: "veg",
  ingredients: "Whole wheat",
  shelfLife: "3 months",
  careContact: "1800 425 444 444",
  labelNote: "",
} as const;
const { importer: _, labelNote: __, ...known } = whole;
let added = 0;
async function addBrand(label: object = {}) {
  const [pack] = await shop.addProduct({
    name: `Atta ${(added += 1)}`,
    brands: { Aashirvaad: [{}] },
  });
  const path = `/api/products/${pack!.slug}/details/${pack!.detailId}`;
  const put = (body: object) =>
    shop.send("PUT", path, { token, body: { quantity: pack!.financialId, ...body } });
  if (Object.keys(label).length > 0) await put(label);
  return { ...pack!, put };
}
const labelOn = async (slug: string) => (await getProduct(await ask(), slug))?.labels[0];

test("what the API is told of a label it says again, the page shows it, and the log has it", async () => {
  const { slug, detailId, put } = await addBrand();
  const said = async (label: object) => {
    const { details } = (await put(label)).body as { details: object[] };
    return details[0];
  };
  expect(await said({})).not.toHaveProperty("maker");
  const told = await said({ ...known, originCountry: "  INDIA " });
  expect(told).toMatchObject(known);
  expect(told).not.toHaveProperty("importer");
  expect(await labelOn(slug)).toEqual({ ...whole, detailId });
  const { entries } = await listEntries(await ask(), { kind: "detail", before: null });
  expect(changesOf(entries[0]!)).toContainEqual({
    field: "Country of origin",
    was: "",
    is: "India",
  });
  expect(await said({ maker: "" })).not.toHaveProperty("maker");
});

test.each([
  { vegMark: "vegan" },
  { originCountry: "<b>India" },
  { maker: "x".repeat(201) },
  { ingredients: "x".repeat(1001) },
  { shelfLife: 6 },
])("%j is refused and changes nothing", async (wrong) => {
  const { slug, put, detailId } = await addBrand(known);
  const { status, body } = await put(wrong);
  expect([status, Object.keys(body.errors as object)]).toEqual([400, Object.keys(wrong)]);
  expect(await labelOn(slug)).toEqual({ ...whole, detailId });
});

test("the owner's form saves a label, and comes back with what was typed wrongly", async () => {
  const { slug, detailId, financialId } = await addBrand();
  const post = async (fields: object) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ quantity: financialId, ...fields }))
      body.set(name, String(value));
    const asked = await shop.ask(`/admin/product/${slug}/edit/${detailId}?back=/admin/labels`, {
      method: "POST",
      body,
      cookies: { session },
    });
    return editAction({ ...asked, params: { slug, detailId } });
  };
  expect(await post({ ...whole, originCountry: "1" })).toMatchObject({
    init: { status: 400 },
    data: { errors: { originCountry: expect.any(String) }, values: { maker: whole.maker } },
  });
  const saved = (await post(whole)) as Response;
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/labels"]);
  expect(await labelOn(slug)).toEqual({ ...whole, detailId });
});

const one = (lacks: object) => ({ ...whole, ...lacks });
test.each([
  [one({}), []],
  [one({ maker: "" }), ["maker"]],
  [one({ originCountry: "" }), ["originCountry"]],
  [one({ vegMark: "" }), ["vegMark"]],
  [one({ careContact: "" }), ["careContact"]],
  [one({ originCountry: "Spain" }), ["importer"]],
  [one({ originCountry: "Spain", importer: "X" }), []],
  [one({ ingredients: "", shelfLife: "" }), ["ingredients", "shelfLife"]],
  [one({ vegMark: "none", ingredients: "", shelfLife: "" }), []],
])("of %j the database and the page miss the same", async (label, missing) => {
  const { detailId } = await addBrand(label);
  expect(missingLabel(label as never)).toEqual(missing);
  const { brands } = await listLacking(await ask(), { before: null, category: null });
  const listed = brands.find((brand) => brand.detailId === detailId);
  expect(listed?.missing ?? []).toEqual(missing);
});

test("the list is an admin's, and has no draft", async () => {
  const [draft] = await shop.addProduct({ name: "Draft", brands: { X: [{ pricePaise: 0 }] } });
  const { brands } = await labelsLoader(await shop.ask("/admin/labels", { cookies: { session } }));
  expect(brands.map(({ detailId }) => detailId)).not.toContain(draft!.detailId);
  await expect(labelsLoader(await shop.ask("/admin/labels"))).rejects.toMatchObject({
    status: 302,
  });
});

test("the list can be asked for one category, and says how many there are of each", async () => {
  const [oil] = await shop.addProduct({ name: "Oil", category: "Oils", brands: { X: [{}] } });
  const open = async (search: string) =>
    labelsLoader(await shop.ask(`/admin/labels${search}`, { cookies: { session } }));
  const { categories, brands } = await open("");
  const oils = categories.find(({ name }) => name === "Oils");
  expect(oils?.brands).toBe(1);
  expect(brands.length).toBeGreaterThan(1);
  const of = await open(`?category=${oils?.id}`);
  expect(of.brands.map(({ detailId }) => detailId)).toEqual([oil!.detailId]);
  expect(of.categories).toEqual(categories);
  expect(of.onShow).toBe((await open("")).onShow);
});

test("the list says how many brands are on show, drafts left out", async () => {
  const open = async () => labelsLoader(await shop.ask("/admin/labels", { cookies: { session } }));
  const before = (await open()).onShow;
  await shop.addProduct({ name: "Jaggery", brands: { X: [{}], Y: [{ pricePaise: 0 }] } });
  expect((await open()).onShow).toBe(before + 1);
});

const store = () => localStore(drizzle(shop.bindings.DB));
const bring = (text: string) =>
  importCatalogue(
    store(),
    { id: null, name: "", now: 1 },
    { bytes: new TextEncoder().encode(text), mostRows: 5000 },
  );

test("a file carries labels out and in; an empty cell keeps, and lines of a brand agree", async () => {
  const head = "name,category,brand,quantity,units,price,maker,vegMark";
  const line = (pack: number, label: string) => `Bajra Atta,Flours,Manna,${pack},kg,90,${label}`;
  expect(await bring([head, line(1, "Manna Foods,veg"), line(2, ",")].join("\n"))).toMatchObject({
    ok: true,
  });
  expect(await labelOn("bajra-atta")).toMatchObject({ maker: "Manna Foods", vegMark: "veg" });
  await bring([head, line(1, '"Manna Foods, Chennai",')].join("\n"));
  expect(await labelOn("bajra-atta")).toMatchObject({
    maker: "Manna Foods, Chennai",
    vegMark: "veg",
  });
  expect(await bring([head, line(1, "A,veg"), line(2, "B,veg")].join("\n"))).toEqual({
    ok: false,
    problems: [
      { line: 3, column: "maker", reason: "Line 2 has another maker for the same brand." },
    ],
  });
  const before = await exportCatalogue(store());
  expect(before).toContain('"Manna Foods, Chennai"');
  const entries = async () =>
    (await listEntries(await ask(), { kind: null, before: null })).entries;
  const logged = await entries();
  expect(await bring(before)).toMatchObject({ ok: true, imported: { changedPacks: 0 } });
  expect(await exportCatalogue(store())).toBe(before);
  expect(await entries()).toEqual(logged);
});

test("maker and customer care are filled in for a whole brand where they are missing, and nothing is written over", async () => {
  const own = { maker: "Its own maker" };
  const [bare, made] = [await addBrand(), await addBrand(own)];
  const other = await shop.addProduct({ name: "Other", brands: { Elsewhere: [{}] } });
  const fill = async (fields: Record<string, string>) =>
    fillAction(
      await shop.ask("/admin/labels", {
        method: "POST",
        body: new URLSearchParams({ brand: "Aashirvaad", ...fields }),
        cookies: { session },
      }),
    );
  expect(await fill({ maker: " ", careContact: "" })).toMatchObject({
    ...{ init: { status: 400 }, data: { errors: { form: expect.any(String) } } },
  });
  const { maker, careContact } = whole;
  expect(await fill({ maker, careContact })).toMatchObject({ status: 303 });
  expect(await labelOn(bare.slug)).toMatchObject({ maker, careContact });
  expect(await labelOn(made.slug)).toMatchObject({ ...own, careContact });
  expect(await labelOn(other[0]!.slug)).toMatchObject({ maker: "", careContact: "" });
  const { entries } = await listEntries(await ask(), { kind: "detail", before: null });
  expect(changesOf(entries[0]!)).not.toEqual([]);
});
