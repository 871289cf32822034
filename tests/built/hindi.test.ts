import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { everyAddress, fillShop, people, visitAs } from "./every-page.ts";
import { knownWords, latinWords, shownTexts } from "./shown-words.ts";

let shop: BuiltShop;
let known: Record<string, string>;
let isKnown: (word: string) => boolean;
beforeAll(async () => {
  shop = await openBuiltShop();
  known = await fillShop(shop);
  isKnown = await knownWords(shop);
}, 120_000);
afterAll(() => shop?.close());

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
