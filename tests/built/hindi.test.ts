import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visitor, attribute } from "#scripts/bench/reads/visitor.ts";
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
});
afterAll(() => shop?.close());

const isPage = (html: string) => /^\s*<!doctype/i.test(html);

type SentForm = { action: string; fields: [name: string, value: string, isTyped: boolean][] };

/** What posts from a page and has something to fill in. */
function formsOn(html: string, path: string): SentForm[] {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].flatMap(([, form = "", inner = ""]) => {
    if (attribute(form, "method") !== "post") return [];
    const fields = [...inner.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(
      ([tag]): SentForm["fields"][number] => [
        attribute(tag, "name"),
        attribute(tag, "value"),
        attribute(tag, "type") !== "hidden",
      ],
    );
    const isFilledIn = fields.some(([name, , isTyped]) => name && isTyped);
    return isFilledIn ? [{ action: attribute(form, "action") || path, fields }] : [];
  });
}

/** Left empty, and filled with what nobody means. */
const filled = ["", "‽"];

async function refuse(visitor: Visitor, { action, fields }: SentForm, typed: string) {
  const values = fields.map(([name, value, isTyped]) => [name, isTyped ? typed : value]);
  const { status, location, html } = await visitor.ask(
    action,
    Object.fromEntries(values) as Record<string, string>,
  );
  const shown = location?.startsWith("/") ? (await visitor.ask(location)).html : html;
  return { status, english: isPage(shown) ? latinWords(shownTexts(shown), isKnown) : [] };
}

/** What is English on any page, and the forms of all. */
async function readPages(visitor: Visitor) {
  const found: Record<string, string[]> = {};
  const forms = new Map<string, SentForm>();
  let pages = 0;
  for (const path of everyAddress(known)) {
    const { html } = await visitor.ask(path);
    if (!isPage(html) || path.startsWith("/api/")) continue;
    pages += 1;
    const english = latinWords(shownTexts(html), isKnown);
    if (english.length > 0 || !html.includes('<html lang="hi"')) found[path] = english;
    for (const form of formsOn(html, path))
      forms.set(`${form.action} ${form.fields.map(([name]) => name).join()}`, form);
  }
  return { found, pages, forms };
}

test.each(people)(
  "on no page of %s is English left, nor where a form is refused",
  async (_, person, least) => {
    const visitor = await visitAs(shop, person);
    await visitor.ask("/language", { language: "hi" });
    await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
    const { found, pages, forms } = await readPages(visitor);
    expect(pages).toBeGreaterThan(least);
    expect(found).toEqual({});
    let refused = 0;
    for (const [name, form] of forms)
      for (const typed of filled) {
        const { status, english } = await refuse(visitor, form, typed);
        if (status >= 400) refused += 1;
        if (english.length > 0) found[`${name} "${typed}"`] = english;
      }
    expect(found).toEqual({});
    expect(refused).toBeGreaterThan(least / 3);
  },
);

test("what people read of a page is found, and what is in another language is not", () => {
  const html =
    '<html lang="hi"><head><title>कार्ट</title><meta name="description" content="Buy"><script>Run("it")</script></head><body><p title="Close">आटा <b lang="en">Flour</b> Rice</p><img alt="Dal"><svg><title>Sign</title></svg></body></html>';
  const texts = shownTexts(html);
  expect(texts).toEqual(["कार्ट", "Buy", "Close", "आटा", "Rice", "Dal"]);
  expect(latinWords(texts, (word) => word === "Dal")).toEqual(["Buy", "Close", "Rice"]);
});
