import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
let slug: string;
let packs: { financialId: string; detailId: string }[];
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  packs = await api.addProduct({
    name: "Hing",
    brands: { LG: [{ countInStock: 0 }, { countInStock: 5, quantity: 100 }] },
  });
  slug = (await api.bindings.DB.prepare(
    "SELECT slug FROM products WHERE name = 'Hing'",
  ).first<string>("slug"))!;
});
afterAll(() => api.close());

async function visit(path: string, session?: string, form?: Record<string, string>) {
  const { request } = await api.ask(path, { cookies: session ? { session } : {} });
  const { headers } = request;
  headers.set("Origin", "http://localhost");
  headers.set("Host", "localhost");
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(`http://localhost${path}`, { headers, ...sent }));
  return {
    status: answer.status,
    to: answer.headers.get("Location") ?? "",
    text: await answer.text(),
  };
}

test("who wants a sold-out pack is asked to sign in, and is told when it is back", async () => {
  const { id, session } = await api.addVisitor();
  const [soldOut, inStock] = packs.map(({ financialId }) => financialId);
  const page = await visit(`/product/${slug}?quantity=${soldOut}`);
  expect(page.text).toContain("Tell me when it is back");
  expect((await visit(`/product/${slug}?quantity=${inStock}`)).text).not.toContain("Tell me when");
  const path = `/product/${slug}/tell-me`;
  const form = { brand: packs[0]!.detailId, quantity: soldOut! };
  expect((await visit(path, undefined, form)).to).toContain("/login");
  const wished = await visit(path, session, form);
  expect([wished.status, wished.to]).toEqual([303, expect.stringContaining(`/product/${slug}?`)]);
  expect(
    await api.bindings.DB.prepare("SELECT financial_id FROM back_wishes WHERE user_id = ?")
      .bind(id)
      .first("financial_id"),
  ).toBe(soldOut);
  const refused = await visit(path, session, { ...form, quantity: inStock! });
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining("This pack is in stock."),
  ]);
  expect((await visit(path)).status).toBe(200);
});
