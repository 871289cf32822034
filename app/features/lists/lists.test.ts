import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type AnsweredList, answerList } from "./answer-list.server.ts";
import { action as add } from "./page/add.route.tsx";
import { ListForm } from "./page/list-form.tsx";
import { ListReview } from "./page/list-review.tsx";
import { action, loader } from "./page/parchi.route.tsx";
import { words } from "./page/words.ts";

let shop: TestShop;
let atta: AddedPack, soap: AddedPack, few: AddedPack;
beforeAll(async () => {
  shop = await openTestShop();
  [atta] = (await shop.addProduct({
    name: "Chakki Atta",
    alsoKnownAs: "aata",
    brands: { Aashirvaad: [{ quantity: 5 }] },
  })) as [AddedPack];
  [soap] = (await shop.addProduct({
    name: "Neem Soap",
    brands: { "24 Mantra": [{ quantity: 75, units: "g", pricePaise: 4000 }] },
  })) as [AddedPack];
  [few] = (await shop.addProduct({
    name: "Saffron",
    brands: { Lion: [{ quantity: 1, units: "g", countInStock: 2 }] },
  })) as [AddedPack];
});
afterAll(() => shop.close());

async function read(text: string) {
  const asked = await shop.ask("/parchi", { method: "POST", body: new URLSearchParams({ text }) });
  const { data, init } = (await action(asked)) as unknown as {
    data: { text: string; error: string | null } & Partial<Extract<AnsweredList, { ok: true }>>;
    init: ResponseInit | null;
  };
  return { ...data, status: init?.status ?? 200 };
}

async function reviewOf(text: string): Promise<string> {
  const { lines = [], notRead = [] } = await read(text);
  return renderToStaticMarkup(createElement(ListReview, { lines, notRead, text }));
}

/** What the form on the page sends, with what was chosen instead. */
function fieldsOf(html: string, changes: Record<string, string> = {}) {
  const fields = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const at = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    if (at("type") !== "radio" || input.includes("checked")) fields.set(at("name"), at("value"));
  }
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  return fields;
}

async function addToCart(fields: URLSearchParams, cookies: Record<string, unknown> = {}) {
  const response = (await add(
    await shop.ask("/parchi/add", { method: "POST", body: fields, cookies }),
  )) as Response;
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  const { context } = await shop.ask("/cart", { headers: { Cookie: cookie } });
  return {
    to: `${response.status} ${response.headers.get("Location")}`,
    entries: cartInCookie(context).entries.map(({ financialId, qty }) => [financialId, qty]),
    page: await getCartPage(context),
  };
}

test("a list is read, shown with each line once, and put in the cart in two steps", async () => {
  const html = await reviewOf("namaste bhaiya\n10 kg atta\n3 neem soap\n<b>dragon</b> fruit");
  expect(html.match(/<legend[^>]*>[^<]*/g)?.map((legend) => legend.split(">")[1])).toEqual([
    "10 kg atta",
    "3 neem soap",
    "&lt;b&gt;dragon&lt;/b&gt; fruit",
  ]);
  const shown = html.replace(/<[^>]*>/g, "\n");
  for (const words of ["namaste bhaiya", "10 kg atta", "3 neem soap", "dragon"])
    expect(shown.split(words)).toHaveLength(2);
  expect(html.match(/None of these/g)).toHaveLength(3);
  const { to, entries, page } = await addToCart(fieldsOf(html));
  expect(to).toBe("303 /cart");
  expect(entries).toEqual([
    [atta.financialId, 2],
    [soap.financialId, 3],
  ]);
  expect(page.notAdded.lines.map(({ text }) => text)).toEqual(
    ["<b>dragon</b> fruit".replace(/&/g, "&amp;")].map((line) =>
      line.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    ),
  );
  expect(page.notAdded.messagingHref).toContain("dragon");
});

test("a changed count counts, an untouched one goes with the choice, and none of these stays out", async () => {
  const html = await reviewOf("atta 5kg\nneem soap 2");
  const none = await addToCart(fieldsOf(html, { "choice-0": "none", "packs-1": "4" }));
  expect(none.entries).toEqual([[soap.financialId, 4]]);
  expect(none.page.notAdded.lines.map(({ text }) => text)).toEqual(["atta 5kg"]);
  const other = await addToCart(fieldsOf(html, { "choice-1": `${atta.financialId}:1` }));
  expect(other.entries).toEqual([[atta.financialId, 2]]);
});

test("the cart's own bounds hold: stock, ten of a pack, fifty lines, what is not sold", async () => {
  const fields = (choices: string[]) =>
    new URLSearchParams(
      choices.flatMap((choice, at) => [
        [`text-${at}`, `line ${at}`],
        [`choice-${at}`, choice],
      ]),
    );
  const some = await addToCart(
    fields([
      `${few.financialId}:9`,
      "nosuchpack:1",
      "none",
      "rubbish",
      `${atta.financialId}:9`,
      `${atta.financialId}:9`,
    ]),
  );
  expect(some.entries).toEqual([
    [few.financialId, 2],
    [atta.financialId, 10],
  ]);
  expect(some.page.notAdded.lines.map(({ text }) => text)).toEqual([
    "7 of 9: line 0",
    "line 1",
    "line 2",
    "line 3",
    "8 of 9: line 5",
  ]);
  const full = Array.from({ length: 50 }, (_, at) => [`pack000000${at}`.slice(0, 12), 1, 100]);
  const more = await addToCart(fields([`${atta.financialId}:1`]), {
    cart: ["0123456789abcdef", full],
  });
  expect(more.page.notAdded.lines.map(({ text }) => text)).toEqual(["line 0"]);
});

test("many long lines that were not added fit the cookie", async () => {
  const fields = new URLSearchParams(
    Array.from({ length: 40 }, (_, at) => [`text-${at}`, `${at} ${"हल्दी ".repeat(30)}`]),
  );
  const { page } = await addToCart(fields);
  expect(page.notAdded.lines.at(-1)?.text).toMatch(/more lines$/);
});

test("an empty list, 4,001 characters and 41 lines come back as typed, with what is wrong", async () => {
  for (const text of ["", " \n ", "a".repeat(4001), "atta\n".repeat(41)])
    expect(await read(text)).toMatchObject({ status: 400, text, error: expect.any(String) });
  for (const text of ["a".repeat(4000), "atta\n".repeat(40)])
    expect((await read(text)).status).toBe(200);
});

test("what nobody understood is kept once a name for the owner, and what only asks is not", async () => {
  await read("dragon fruit\n2 Dragon Fruit\nneem soap\n9876543210 wala\nzzyx 5 kg");
  await shop.settled();
  const { results } = await shop.bindings.DB.prepare(
    "SELECT text FROM search_misses WHERE text IN ('dragon fruit', 'zzyx', 'neem soap') OR text LIKE '98%' ORDER BY text",
  ).all<{ text: string }>();
  expect(results.map(({ text }) => text)).toEqual(["dragon fruit", "zzyx"]);
});

test("what is sold out is said to be so, and not to be unknown", async () => {
  await shop.addProduct({
    name: "Charoli Seeds",
    category: "Dryfruits",
    brands: { Zed: [{ countInStock: 0 }] },
  });
  expect(await reviewOf("chironji 100g")).toContain("Out of stock");
  expect(await reviewOf("dragon fruit")).not.toContain("Out of stock");
});

test("a brand with a digit is a name", async () => {
  const { lines } = await read("24 mantra soap 2");
  expect(lines?.[0]).toMatchObject({ name: "24 mantra soap", packs: 2, picked: 0 });
});

test("what another app shares fills the text area", async () => {
  const asked = await shop.ask("/parchi?text=2%20kg%20atta&title=List");
  expect(loader(asked)).toMatchObject({ shared: "2 kg atta" });
});

test("the example fills the text area by a link", async () => {
  const empty = { text: "", isForSale: false, messagingLink: "" };
  const form = renderToStaticMarkup(createElement(ListForm, empty));
  const [, href = ""] = /href="([^"]+)"/.exec(form) ?? [];
  expect(loader(await shop.ask(href))).toMatchObject({ shared: words.example });
});

test("a customer's own pack is picked where the words alone would ask", async () => {
  await shop.addProduct({ name: "Ponni Rice", brands: { A: [{}] } });
  const [own] = (await shop.addProduct({ name: "Kolam Rice", brands: { B: [{}] } })) as [AddedPack];
  const { id } = await shop.addCustomer();
  const { DB } = shop.bindings;
  await DB.batch([
    DB.prepare(
      `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city,
        postal_code, payment_method, line_count, created_at)
      VALUES ('0123456789abcdef', ?, 'k', 'd', 'Ravi', '9000000002', 's', 'c', '560001', 'Cash Or UPI', 1, ?)`,
    ).bind(id, Date.now()),
    DB.prepare(
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand,
        quantity_milli, units, qty, price_paise, dprice_paise)
      VALUES ('0123456789abcdef', 0, ?, ?, ?, 'Kolam Rice', 'B', 1000, 'kg', 1, 10000, 10000)`,
    ).bind(own.productId, own.detailId, own.financialId),
  ]);
  const lineFor = async (cookies: Record<string, unknown>) => {
    const { context } = await shop.ask("/parchi", { cookies });
    const list = await answerList(context, "rice");
    return list.ok ? list.lines[0] : undefined;
  };
  expect((await lineFor({}))?.picked).toBeNull();
  const line = await lineFor({ session: await shop.signIn(id) });
  expect(line?.choices[line.picked ?? -1]?.pack.financialId).toBe(own.financialId);
});
