import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { everyAddress, fillShop, people, visitAs } from "./every-page.ts";
import { latinWords, shownTexts } from "./shown-words.ts";

/** What stays in Latin letters: names, units, and what people say so. */
const asTheyAre =
  "Kirana English WhatsApp UPI OTP GSTIN GST CGST SGST IGST PIN MRP CSV HSN FSSAI ID JPEG PNG WebP MB KB QR SMS IP kg ml pcs mm KS DPDP Juspay Cloudflare localStorage";
/** What was searched for, what a list may look like, and the columns of files. */
const asTyped =
  "atta zzzzz product taxClass chini aadha kilo arhar slug name category brand quantity units price dprice Discount countInStock picture maker importer originCountry vegMark ingredients shelfLife careContact labelNote nameHi postalCode fee freeFrom minimum";

let shop: BuiltShop;
let known: Record<string, string>;
let isKnown: (word: string) => boolean;
beforeAll(async () => {
  shop = await openBuiltShop();
  known = await fillShop(shop);
  const words = new Set(
    [asTheyAre, asTyped, ...(await ofData())].flatMap((text) => text.split(" ")),
  );
  isKnown = (word) => words.has(word);
}, 120_000);
afterAll(() => shop?.close());

/** Brands, labels, classes, names, addresses and ids are shown as they are. */
async function ofData(): Promise<string[]> {
  const { DB, ...configured } = await shop.bindings();
  const asked = [
    "SELECT brand, maker, importer, origin_country, ingredients, shelf_life, care_contact, label_note, id FROM details",
    "SELECT name, street, city FROM users",
    "SELECT DISTINCT units FROM financials",
    "SELECT name FROM tax_classes",
    "SELECT id FROM products",
    "SELECT upper(substr(id, 1, 6)) FROM orders",
  ];
  const answers = await DB.batch(asked.map((sql) => DB.prepare(sql)));
  const values = [configured, ...answers.flatMap(({ results }) => results)].flatMap(
    (row) => Object.values(row as object) as unknown[],
  );
  return values.join(" ").match(/[A-Za-z]+/g) ?? [];
}

const isPage = (html: string) => /^\s*<!doctype/i.test(html);

async function englishOn(visitor: Visitor) {
  const found: Record<string, string[]> = {};
  let pages = 0;
  for (const path of everyAddress(known)) {
    const { html } = await visitor.ask(path);
    if (!isPage(html) || path.startsWith("/api/")) continue;
    pages += 1;
    const english = latinWords(shownTexts(html), isKnown);
    if (english.length > 0 || !html.includes('<html lang="hi"')) found[path] = english;
  }
  return { found, pages };
}

test.each(people)("on no page of %s is English left", async (_, person, least) => {
  const visitor = await visitAs(shop, person);
  await visitor.ask("/language", { language: "hi" });
  await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
  const { found, pages } = await englishOn(visitor);
  expect(pages).toBeGreaterThan(least);
  expect(found).toEqual({});
});

test("what people read of a page is found, and what is in another language is not", () => {
  const html =
    '<html lang="hi"><head><title>कार्ट</title><meta name="description" content="Buy"><script>Run("it")</script></head><body><p title="Close">आटा <b lang="en">Flour</b> Rice</p><img alt="Dal"><svg><title>Sign</title></svg></body></html>';
  const texts = shownTexts(html);
  expect(texts).toEqual(["कार्ट", "Buy", "Close", "आटा", "Rice", "Dal"]);
  expect(latinWords(texts, (word) => word === "Dal")).toEqual(["Buy", "Close", "Rice"]);
});
