import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  loader as category,
  meta as categoryMeta,
} from "#app/features/catalogue/listing/category.route.tsx";
import {
  loader as product,
  meta as productMeta,
} from "#app/features/catalogue/product/product.route.tsx";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { loader as file } from "./outside.route.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addProduct({
    name: "Whole Wheat Atta (आटा)",
    brands: {
      Aashirvaad: [
        { quantity: 5, pricePaise: 30_000, discountBasisPoints: 1200 },
        { quantity: 1, pricePaise: 6600, countInStock: 0 },
      ],
      "Fortune & Sons": [{ quantity: 2 }],
    },
  });
  await shop.addProduct({ name: "</script><b>Besan", brands: { "<i>": [{}] } });
  await shop.addProduct({ name: "Hidden Draft", brands: { Zed: [{ pricePaise: 0 }] } });
});
afterAll(() => shop.close());

type Loader = (args: LoaderFunctionArgs) => unknown;

async function get(loader: Loader, path: string, { params = {}, headers = {} } = {}) {
  const asked = await shop.ask(path, { headers });
  const response = (await loader({ ...asked, params })) as Response;
  return { status: response.status, text: await response.text(), headers: response.headers };
}
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text]) => text ?? "");

/** Every tag that opens closes, and nothing but entities has an ampersand. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, own] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close && open.pop() !== name) return false;
    if (!close && !own) open.push(name ?? "");
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;|quot;|apos;)/.test(xml);
}

type Meta = (args: object) => Record<string, unknown>[];

async function headOf(path: string) {
  const { pathname, search } = new URL(path, "http://shop.test");
  const [, kind = "", name = ""] = pathname.split("/");
  const asked = await shop.ask(path);
  const params = { slug: decodeURIComponent(name), categoryName: decodeURIComponent(name) };
  const isProduct = kind === "product";
  const data = await (isProduct ? product : category)({ ...asked, params });
  const meta = (isProduct ? productMeta : categoryMeta) as unknown as Meta;
  const tags = meta({ data, location: { pathname, search }, matches: [], params });
  const graph = tags.find((tag) => "script:ld+json" in tag)?.["script:ld+json"] as {
    "@graph": Record<string, unknown>[];
  };
  return { canonical: tags.find((tag) => tag.rel === "canonical")?.href, graph: graph["@graph"] };
}

test("the sitemap names the shop window's pages, each canonical to itself, and no draft", async () => {
  const index = await get(file, "/sitemap.xml");
  const parts = all(index.text, "loc").map((address) => new URL(address).pathname);
  expect(parts).toEqual(["/sitemaps/pages.xml", "/sitemaps/products-1.xml"]);
  const texts = await Promise.all(
    parts.map((path) => get(file, path, { params: { part: path.split("/").at(-1) } })),
  );
  expect(texts.every(({ text }) => isWellFormed(text))).toBe(true);
  const addresses = texts.flatMap(({ text }) => all(text, "loc"));
  expect(addresses).toHaveLength(5);
  expect(addresses.join()).not.toContain("hidden");
  for (const address of addresses.slice(1)) expect((await headOf(address)).canonical).toBe(address);
});

test("a part that is not there is 404", async () => {
  for (const part of ["products-2.xml", "products-0.xml", "products-1", "x.xml"])
    expect((await get(file, `/sitemaps/${part}`, { params: { part } })).status).toBe(404);
});

test("a product page offers each pack of the brand that shows, at the page's own price", async () => {
  const { graph } = await headOf("/product/whole-wheat-atta?brand=Aashirvaad");
  expect(graph[0]).toMatchObject({
    "@type": "Product",
    name: "Aashirvaad Whole Wheat Atta (आटा)",
    offers: [
      {
        name: "5 kg",
        price: "264.00",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
      },
      { name: "1 kg", price: "66.00", availability: "https://schema.org/OutOfStock" },
    ],
  });
  expect(graph[1]).toMatchObject({ "@type": "BreadcrumbList" });
});

test("the feed has every card on show once, is well-formed, and is not sent again unchanged", async () => {
  const { text, headers } = await get(file, "/feeds/google.xml");
  expect(isWellFormed(text)).toBe(true);
  expect(all(text, "g:id")).toHaveLength(3);
  expect(all(text, "g:title").join()).toContain("Fortune &amp; Sons");
  expect(text).not.toContain("Hidden");
  expect(all(text, "g:sale_price")).toEqual(["264.00 INR"]);
  const again = await get(file, "/feeds/google.xml", {
    headers: { "If-None-Match": headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  await shop.addProduct({ name: "New Poha", brands: { Zed: [{}] } });
  expect((await get(file, "/feeds/google.xml")).headers.get("ETag")).not.toBe(headers.get("ETag"));
});

test("robots are kept out of what is nobody's shop window, and told of the sitemap", async () => {
  const { text } = await get(file, "/robots.txt");
  expect(text).toContain("Disallow: /admin\n");
  expect(text).toContain("Disallow: /search?\n");
  expect(text).toContain("Sitemap: http://shop.test/sitemap.xml");
});
