import { expect, test } from "vitest";
import { parseSearchQuery } from "./search-query.ts";
import { nearForms, soughtForms, wordsOf } from "./search-words.ts";
import { optionsOf, queryText } from "./suggestion.ts";
import { carrySuggestion, takeCarriedSuggestion } from "./suggestion-carrier.ts";

test("words are seen without case and accents, in any script", () => {
  expect(wordsOf("Café, ＡＴＴＡ & आटा!")).toEqual(["cafe", "atta", "आटा"]);
  expect(nearForms("daal")).toContain("~dal");
  expect(nearForms("1000")).toEqual(["1000"]);
});

test("short words are sought by less", () => {
  expect(soughtForms("oil")).toEqual(["~oil"]);
  expect(soughtForms("atta")).toEqual(["atta", "~ata"]);
  expect(soughtForms("sugar")).toContain("ugar");
});

test("a text without letters or digits is no query, and no more than eight words are looked at", () => {
  for (const text of ["", "  ", "%\"'()*", "🍚", "\ud800", "ा"])
    expect(parseSearchQuery(text)).toBeNull();
  expect(parseSearchQuery("a b c d e f g h i j")?.near).toHaveLength(8);
  expect(parseSearchQuery("atta 5kg")?.words).toBe('"atta"*');
  expect(parseSearchQuery("500 g")?.words).toBe('"500"* AND "g"*');
});

test("a suggestion is handed over once, and only to its own text", () => {
  const suggestion = { query: "atta", products: [], brands: ["A", "B", "C", "D"], hasNext: false };
  carrySuggestion(suggestion);
  expect(takeCarriedSuggestion("rice")).toBeNull();
  expect(takeCarriedSuggestion("atta")).toBeNull();
  carrySuggestion(suggestion);
  expect(takeCarriedSuggestion("atta")).toBe(suggestion);
  expect(takeCarriedSuggestion("atta")).toBeNull();
  expect(optionsOf(suggestion).map(({ to }) => to)).toEqual([
    "/search?query=A",
    "/search?query=B",
    "/search?query=C",
  ]);
  expect(queryText(`  a\u0000b ${"x".repeat(10_000)}`)).toHaveLength(200);
});
