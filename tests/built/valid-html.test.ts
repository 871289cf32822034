import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenAnswer } from "#app/platform/edge/broken-answer.ts";
import { words } from "#app/platform/edge/words.ts";
import shopRoutes from "#app/routes.ts";
import { type Visitor, createVisitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { formsOf } from "#tests/load/requests/page-forms.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { htmlFaults } from "./html-faults.ts";

const admin = { phone: "9000000001", password: "Admin@12345" };
const cash = "/placeorder?method=cash";

let shop: BuiltShop;
/** What stands for a parameter of an address, by its name or by the word before it. */
let known: Record<string, string>;
beforeAll(async () => {
  shop = await openBuiltShop();
  known = await fillShop();
}, 120_000);
afterAll(() => shop?.close());

async function visitAs(person: typeof admin | null, version: "full" | "light"): Promise<Visitor> {
  const visitor = createVisitor((request) => fetch(request, { redirect: "manual" }), {
    origin: shop.url,
    headers: version === "light" ? { "Save-Data": "on" } : {},
  });
  if (person) await visitor.ask("/login", { phoneNo: person.phone, password: person.password });
  return visitor;
}

async function ask<Row>(sql: string): Promise<Row> {
  const { DB } = await shop.bindings();
  return (await DB.prepare(sql).first<Row>())!;
}

/** With two orders, of which one is packed and sent. */
async function fillShop() {
  const pack = await ask<{ financialId: string; detailId: string; slug: string }>(
    `SELECT f.id AS financialId, d.id AS detailId, p.slug FROM financials f JOIN details d ON d.id = f.detail_id
     JOIN products p ON p.id = d.product_id WHERE f.count_in_stock > 20 LIMIT 1`,
  );
  const { user } = await ask<{ user: string }>(
    "SELECT id AS user FROM users WHERE phone = '9000000003'",
  );
  const [buyer, owner] = await Promise.all([visitAs(customer, "full"), visitAs(admin, "full")]);
  async function order(): Promise<string> {
    await buyer.ask("/cart/add", { financialId: pack.financialId, qty: "2" });
    const { html } = await buyer.ask(cash);
    const { location } = await buyer.ask(cash, hiddenFields(html, cash));
    return location!.slice("/order/".length);
  }
  const sent = await order();
  for (const step of ["accept", "pack", "dispatch"]) await owner.ask(`/order/${sent}/${step}`, {});
  const words = { pageNumber: "2", keyword: "atta", categoryName: "Flours" };
  return { ...pack, ...words, user, sent, order: await order() };
}

const routePaths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path}`);

/**
 * Every address of the table with what stands for its parameters, and what else a page may show.
 */
const addresses = () => [
  ...routePaths.map((path) =>
    path
      .replace(
        /(\w+)\/:(\w+)/g,
        (_, word: string, name: string) => `${word}/${known[name] ?? known[word] ?? "none"}`,
      )
      .replace("*", "no/such/page"),
  ),
  ...["/search?query=zzzzz", "/category/none", "/product/none", "/offline?for=order", cash],
  ...["/terms.html", "/privacy.html", "/profile?password=1", `/order/${known.sent}`],
  ...["/admin/prices?category=Flours", "/admin/productlist?query=zzzzz"],
];

const isPage = (html: string) => /^\s*<!doctype/i.test(html);

/** What of these pages is not valid, each fault with an address, and how many pages there were. */
async function check(visitor: Visitor, paths: string[]) {
  const found: Record<string, string> = {};
  const pages = new Map<string, string>();
  for (const path of paths) {
    const { html } = await visitor.ask(path);
    if (isPage(html)) pages.set(path, html);
  }
  for (const [path, html] of pages) for (const fault of await htmlFaults(html)) found[fault] = path;
  return { found, pages };
}

const people = [
  ["a visitor", null, 20],
  ["a customer", customer, 25],
  ["an admin", admin, 40],
] as const;

for (const version of ["full", "light"] as const)
  test.each(people)(
    `every page of the ${version} version that %s is shown is valid HTML, with an empty cart and a full one`,
    async (_, person, least) => {
      const visitor = await visitAs(person, version);
      expect((await check(visitor, ["/", "/cart", "/shipping"])).found).toEqual({});
      await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
      const { found, pages } = await check(visitor, addresses());
      expect(found).toEqual({});
      expect(pages.size).toBeGreaterThan(least);
    },
  );

test.each(people)(
  "so is every form of %s that comes back with what is wrong",
  async (_, person) => {
    const visitor = await visitAs(person, "full");
    await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
    const { pages } = await check(visitor, addresses());
    const forms = [...pages].flatMap(([path, html]) => formsOf(html, path));
    const asked = new Map(
      forms
        .filter(
          ({ method, fields, isMultipart }) =>
            method === "POST" && fields.length > 0 && !isMultipart,
        )
        .map((form) => [`${form.action} ${form.fields.map(([name]) => name).join()}`, form]),
    );
    const found: Record<string, string> = {};
    let refused = 0;
    for (const { action, fields } of asked.values()) {
      const { html, status } = await visitor.ask(
        action,
        Object.fromEntries(fields.map(([name]) => [name, ""])),
      );
      if (!isPage(html)) continue;
      refused += Number(status === 400);
      for (const fault of await htmlFaults(html)) found[fault] = action;
    }
    expect(found).toEqual({});
    expect(refused).toBeGreaterThan(2);
  },
);

test("so is the question for the password, and what stands where a page failed", async () => {
  const owner = await visitAs(admin, "full");
  const { DB } = await shop.bindings();
  await DB.prepare("UPDATE sessions SET created_at = created_at - 3600000").run();
  const question = await owner.ask(`/admin/user/${known.user}/delete`, {});
  expect(question.status).toBe(403);
  await DB.prepare("ALTER TABLE details RENAME TO details_gone").run();
  const failed = await owner.ask("/category/Flours");
  expect(failed.status).toBe(500);
  const none = await brokenAnswer("reference", { isJson: false, said: words }).text();
  for (const html of [question.html, failed.html, none]) expect(await htmlFaults(html)).toEqual([]);
});

test("a page that is not valid would be found", async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`;
  expect(await htmlFaults(page("<p>Good</p>"))).toEqual([]);
  for (const html of [
    page('<link rel="late" href="/a.js">'),
    page("<nav><style>p{}</style></nav>"),
    page("<p><div>Block</div></p>"),
    page('<i id="a"></i><i id="a"></i>'),
    `${page("<p>Good</p>")}<script></script>`,
  ])
    expect(await htmlFaults(html), html).not.toEqual([]);
});
