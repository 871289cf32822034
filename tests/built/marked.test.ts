// Another language is one file more for each dictionary: a test language, made of the English ones,
// shows that nothing on a page stands beside them.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { answerRequest } from "#app/platform/edge/answer-request.server.ts";
import { provideHashing } from "#db/seed/users.ts";
import { createVisitor } from "#scripts/bench/reads/visitor.ts";
import { buildLanguage } from "#scripts/build.ts";
import { mark } from "#scripts/mark.ts";
import { markedLanguage } from "#scripts/marked-language.ts";
import { isFullLength } from "#tests/length.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { everyAddress, fillShop, people } from "./every-page.ts";
import { knownWords, latinWords, shownTexts, unmarked } from "./shown-words.ts";

/** What follows from the name of a language. */
const byLanguage =
  "pack piece Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec Mon Tue Wed Thu Fri Sat Sun";
/** Whole documents, written once for each language. */
const documents = ["/terms.html", "/privacy.html", "/api/docs"];

let shop: BuiltShop;
beforeAll(async () => {
  if (!isFullLength) return;
  [shop] = await Promise.all([openBuiltShop(), buildLanguage(markedLanguage), provideHashing()]);
});
afterAll(() => shop?.close());

async function openMarked() {
  const server = pathToFileURL(resolve(`build/${markedLanguage}/server/index.js`)).href;
  const answer = createRequestHandler((await import(server)) as ServerBuild, "production");
  const lifetime = {
    waitUntil: (promise: Promise<unknown>) => void promise.catch(() => undefined),
  };
  const bindings = await shop.bindings();
  const handle = (request: Request) =>
    answerRequest({ request, bindings, lifetime, addresses: knownAddresses }, answer);
  return createVisitor(handle, { origin: shop.url });
}

/** What the owner can change: the names of tax classes, and what stands on labels. */
async function storedTexts(DB: D1Database): Promise<Set<unknown>> {
  const asked = [
    "SELECT name FROM tax_classes",
    "SELECT maker, importer, origin_country, ingredients, shelf_life, care_contact, label_note FROM details",
  ];
  const answers = await DB.batch(asked.map((sql) => DB.prepare(sql)));
  return new Set(
    answers.flatMap(({ results }) => results.flatMap((row) => Object.values(row as object))),
  );
}

test.runIf(isFullLength)("no page shows a text that stands in no dictionary", async () => {
  const known = await fillShop(shop);
  const [isKnown, { DB }] = [await knownWords(shop), await shop.bindings()];
  const names = await DB.prepare(
    "SELECT group_concat(name, ' ') AS names FROM products",
  ).first<string>("names");
  const stored = await storedTexts(DB);
  const ofGoods = new Set([...`${names} ${byLanguage}`.match(/[A-Za-z]+/g)!]);
  const found: Record<string, string[]> = {};
  let pages = 0;
  for (const [, person] of people) {
    const visitor = await openMarked();
    if (person) await visitor.ask("/login", { phoneNo: person.phone, password: person.password });
    await visitor.ask("/cart/add", { financialId: known.financialId!, qty: "2" });
    for (const path of everyAddress(known).filter((path) => !documents.includes(path))) {
      const { html } = await visitor.ask(path);
      if (!/^\s*<!doctype/i.test(html)) continue;
      pages += 1;
      const beside = latinWords(
        unmarked(shownTexts(html)).filter((text) => !stored.has(text.trim())),
        (word) => isKnown(word) || ofGoods.has(word),
      );
      if (beside.length > 0) found[path] = beside;
    }
  }
  expect(found).toEqual({});
  expect(pages).toBeGreaterThan(80);
});

test("every text of a dictionary is marked, and what a function makes of it", () => {
  const marked = mark({ a: "A", b: { c: (n: number) => `C ${n}` }, d: ["D"], e: 1 }) as {
    b: { c(n: number): string };
  };
  expect(marked).toMatchObject({ a: "⟦A⟧", d: ["⟦D⟧"], e: 1 });
  expect(marked.b.c(2)).toBe("⟦C 2⟧");
  expect(unmarked(["⟦Order from", "⟦WhatsApp⟧", "now⟧ Buy"])).toEqual(["", "", " Buy"]);
});
