import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenAnswer } from "#app/platform/edge/broken-answer.ts";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { formsOf } from "#tests/load/requests/page-forms.ts";
import { isFullLength } from "#tests/length.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { admin, everyAddress, fillShop, people, visitAs } from "./every-page.ts";
import { htmlFaults } from "./html-faults.ts";

let shop: BuiltShop;
let known: Record<string, string>;
beforeAll(async () => {
  shop = await openBuiltShop();
  known = await fillShop(shop);
});
afterAll(() => shop?.close());

const isPage = (html: string) => /^\s*<!doctype/i.test(html);

async function read(visitor: Visitor, paths: string[]) {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const { html } = await visitor.ask(path);
    if (isPage(html)) pages.set(path, html);
  }
  return pages;
}

/** What of these pages is not valid, each fault with an address. */
async function faultsOf(pages: Map<string, string>) {
  const found: Record<string, string> = {};
  for (const [path, html] of pages) for (const fault of await htmlFaults(html)) found[fault] = path;
  return found;
}

type Crawl = { visitor: Visitor; pages: Map<string, string> };
const crawls = new Map<unknown, Promise<Crawl>>();

/** Every page that the person is shown, with a full cart: read once. */
function crawlAs(person: (typeof people)[number][1]): Promise<Crawl> {
  const crawl = crawls.get(person) ?? readAll();
  crawls.set(person, crawl);
  return crawl;

  async function readAll() {
    const visitor = await visitAs(shop, person);
    await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
    return { visitor, pages: await read(visitor, everyAddress(known)) };
  }
}

test.each(people)(
  "every page that %s is shown is valid HTML, with an empty cart and a full one",
  async (_, person, least) => {
    const empty = await visitAs(shop, person);
    expect(await faultsOf(await read(empty, ["/", "/cart", "/shipping"]))).toEqual({});
    const { pages } = await crawlAs(person);
    expect(await faultsOf(pages)).toEqual({});
    expect(pages.size).toBeGreaterThan(least);
  },
);

test.each(people)("so are the pages of the light version for %s", async (_, person, least) => {
  const visitor = await visitAs(shop, person, { "Save-Data": "on" });
  await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
  const some = (path: string, at: number) => isFullLength || at % 4 === 0 || path === "/cart";
  const pages = await read(visitor, everyAddress(known).filter(some));
  expect(await faultsOf(pages)).toEqual({});
  expect(pages.size).toBeGreaterThan(isFullLength ? least : least / 10);
});

test.each(people)(
  "so is every form of %s that comes back with what is wrong",
  async (_, person) => {
    const { visitor, pages } = await crawlAs(person);
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
  const owner = await visitAs(shop, admin);
  const { DB } = await shop.bindings();
  await DB.prepare("UPDATE sessions SET created_at = created_at - 3600000").run();
  const question = await owner.ask(`/admin/user/${known.user}/delete`, {});
  expect(question.status).toBe(403);
  await DB.prepare("ALTER TABLE cards RENAME TO cards_gone").run();
  const failed = await owner.ask("/category/Flours");
  expect(failed.status).toBe(500);
  const none = await brokenAnswer("reference", { isJson: false }).text();
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
