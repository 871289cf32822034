import { afterAll, beforeAll, expect, test } from "vitest";
import { seedRows } from "#db/seed/seed.ts";
import { judgeWords, sharesOf } from "#tests/search/judge-words.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { searchCards } from "./search.server.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await seedRows(shop.bindings.DB);
});
afterAll(() => shop.close());

test("of the words people use, in either script and misspelt, 95 of 100 have their goods first, and no page is of other goods", async () => {
  const judged = await judgeWords(async (text) => {
    const { cards, isNear } = await searchCards((await shop.ask("/")).context, text, 1);
    return { shown: cards.map(({ name }) => name), isNear };
  });
  const missed = judged.filter(({ first, wrong }) => !first || wrong.length > 0);
  const { words, first, inThree, wrong } = sharesOf(judged);
  const said = missed
    .map(({ query, shown }) => `${query}: ${shown.slice(0, 3).join(", ")}`)
    .join("\n");
  expect(words).toBeGreaterThanOrEqual(150);
  expect(first, said).toBeGreaterThanOrEqual(95);
  expect(inThree, said).toBeGreaterThanOrEqual(99);
  expect(wrong, said).toBe(0);
});
