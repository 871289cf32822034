import { afterAll, beforeAll, expect, test } from "vitest";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { categoryCommandPath } from "#app/addresses/side-paths.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";

let shop: TestShop;
let whole: WholeShop;
let session: string;
let pack: AddedPack;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const packs = await shop.addProduct({
    name: "Mustard Oil",
    category: "Oils",
    brands: { Fortune: [{}] },
  });
  pack = packs[0]!;
  await shop.addProduct({ name: "Atta", category: "Flours", brands: { Aashirvaad: [{}] } });
});
afterAll(() => shop.close());

async function get(path: string, cookies: Record<string, unknown> = {}) {
  const { request } = await shop.ask(path, { cookies });
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  const text = await answer.text();
  return { status: answer.status, text: text.replaceAll(/nonce="[^"]*"/g, "") };
}

async function press(command: "hide" | "show", id: string, as = session) {
  const { request } = await shop.ask(categoryCommandPath(command), {
    method: "POST",
    body: new URLSearchParams({ id }),
    cookies: { session: as },
  });
  const answer = await whole.answer(
    new Request(`http://localhost${categoryCommandPath(command)}`, request),
  );
  return { status: answer.status, text: await answer.text() };
}

const link = 'href="/category/Oils"';

test("no page leads to a hidden category, and its own is 404, until it is shown again", async () => {
  const paths = ["/", "/page/1", "/nothing", "/search?query=", "/product/mustard-oil"];
  const pages = async () => {
    const texts = [];
    for (const path of paths) texts.push((await get(path)).text);
    return texts;
  };
  const before = await pages();
  for (const text of before) expect(text).toContain(link);
  expect((await get("/category/Oils")).status).toBe(200);
  expect((await get("/sitemaps/pages.xml")).text).toContain("/category/Oils");

  expect((await press("hide", "oils")).status).toBe(303);
  const hidden = await pages();
  for (const text of hidden) expect(text).not.toContain("/category/Oils");
  for (const text of hidden.slice(0, 4)) expect(text).toContain('href="/category/Flours"');
  const [own, unknown] = [await get("/category/Oils"), await get("/category/Nails")];
  expect([own.status, unknown.status]).toEqual([404, 404]);
  expect(own.text).toContain("This category does not exist.");
  expect((await get("/category/oils")).status).toBe(404);
  expect((await get("/sitemaps/pages.xml")).text).not.toContain("/category/Oils");
  expect((await get("/category/Flours")).status).toBe(200);

  expect((await press("show", "oils")).status).toBe(303);
  expect(await pages()).toEqual(before);
});

test("what is in a hidden category is found, opened, listed and kept in a cart", async () => {
  await press("hide", "oils");
  const cart = ["0123456789abcdef", [[pack.financialId, 3, 10_000]]];
  for (const path of ["/search?query=mustard", "/category/all", "/product/mustard-oil", "/cart"])
    expect([path, (await get(path, { cart })).text.includes("Mustard Oil")]).toEqual([path, true]);
  expect((await get("/api/products/categories/oils/products")).text).toContain("Mustard Oil");
  await press("show", "oils");
});

test("the budget packages stay shown, and what is no category is 404", async () => {
  const refused = await press("hide", "budget-friendly-packages");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("The home page always shows these packages.");
  expect((await press("hide", "nails")).status).toBe(404);
  expect((await press("hide", "")).status).toBe(404);
});

test("only the owner hides", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  expect((await press("hide", "oils", customer)).status).toBe(302);
  expect((await get("/category/Oils")).status).toBe(200);
});

test("the log says what was hidden, once, and the owner's page which are hidden", async () => {
  await press("hide", "oils");
  await press("hide", "oils");
  const { context } = await shop.ask("/");
  const { entries } = await listEntries(context, { kind: "categories", before: null });
  expect(changesOf(entries[0]!)).toEqual([{ field: "Not shown", was: "", is: "Oils" }]);
  expect(changesOf(entries[1]!)).toEqual([{ field: "Not shown", was: "Oils", is: "" }]);
  const { text } = await get("/admin/categories", { session });
  expect(text.match(/>Hidden</g)).toHaveLength(1);
  expect(text).toMatch(/formAction="\/admin\/categories\/show"[^>]*value="oils"/i);
  await press("show", "oils");
});

test("pages are made anew when a category is hidden, and not when nothing changed", async () => {
  const version = () =>
    shop.bindings.DB.prepare("SELECT version FROM catalogue").first<number>("version");
  const first = await version();
  await press("hide", "oils");
  const second = await version();
  await press("hide", "oils");
  expect([second! > first!, await version()]).toEqual([true, second]);
  await press("show", "oils");
});
