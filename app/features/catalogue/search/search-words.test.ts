import { expect, test } from "vitest";
import { parseSearchQuery } from "./search-query.ts";
import { nearForms, soughtNearForms } from "./words/forms.ts";
import { kindsOf } from "./words/kinds.ts";
import { goodsWordsOf, nameAsKept, wordsOf } from "./words/search-words.ts";
import { soundsOf } from "./words/sound.ts";
import { optionsOf, queryText } from "#app/features/catalogue/search-box/suggestion.ts";
import {
  carrySuggestion,
  takeCarriedSuggestion,
} from "#app/features/catalogue/search-box/suggestion-carrier.ts";
import { categoryAsked } from "./category-asked.ts";

test("words are seen without case and accents, in any script", () => {
  expect(wordsOf("Café, ＡＴＴＡ & आटा!")).toEqual(["cafe", "atta", "आटा"]);
  expect(wordsOf("५ किलो ক১")).toEqual(["5", "किलो", "ক1"]);
  expect(goodsWordsOf("Lay’s, Lay's")).toEqual(["lays", "lays"]);
  expect(wordsOf("क्‍ष")).toEqual(["क्ष"]);
  expect(nameAsKept("गुड़‌")).toBe("गुड़");
});

test("both scripts sound alike, and what differs in meaning doesn't", () => {
  const heard =
    "chawal chaawal चावल|haldi haldee हल्दी|chai chay चाय|kapoor kapur कपूर|shakkar शक्कर|makhana मखाना";
  for (const words of heard.split("|"))
    expect(new Set(words.split(" ").flatMap(soundsOf)).size, words).toBe(1);
  expect(soundsOf("उड़द")).toEqual([...soundsOf("urad"), ...soundsOf("udad")]);
  expect(soundsOf("मक्खन")).not.toEqual(soundsOf("मखाना"));
});

test("what goods are is the last noun of each of their names", () => {
  const isA = (name: string, kind: string) => kindsOf(name).split(" ").includes(kind);
  for (const [name, kind] of [
    ["Sona Masuri Rice (चावल, chaval)", "chaval"],
    ["Toor Dal (अरहर दाल)", "toordal"],
    ["Rajma Chitra", "rajma"],
    ["Amchur Powder", "amchur"],
    ["Elaichi Tea Bags", "tea"],
    ["Dishwash Bar Small Pack", "dishwashbar"],
  ] as const)
    expect(isA(name, kind), name).toBe(true);
  for (const [name, kind] of [
    ["Rice Flour", "rice"],
    ["Rice Bran Cooking Oil", "rice"],
    ["Eggless Veg Mayonnaise", "egg"],
    ["Hot Chocolate Milk Mix", "milk"],
    ["Toor Dal (अरहर दाल)", "अरहर"],
  ] as const)
    expect(isA(name, kind), name).toBe(false);
});

test("of a short word nothing is taken away", () => {
  expect(soughtNearForms("oil")).toEqual([]);
  expect(nearForms("poha").some((form) => nearForms("powa").includes(form))).toBe(true);
});

test("a text without letters or digits is no query, and no more than twelve words are asked for", () => {
  for (const text of ["", "  ", "%\"'()*", "🍚", "\ud800", "ा"])
    expect(parseSearchQuery(text)).toBeNull();
  const many = Array.from({ length: 60 }, (_, at) => `xq${at}`);
  expect(parseSearchQuery(many.join(" "))?.words).toEqual(many.slice(0, 12));
  expect(parseSearchQuery("500 g")).toMatchObject({ words: ["500", "g"], pack: null });
  for (const [text, pack] of [
    ["atta 5kg", "g5000"],
    ["aadha kilo atta", "g500"],
    ["डेढ़ किलो atta", "g1500"],
    ["एक दर्जन atta", "pcs12"],
    ["1 litre atta", "ml1000"],
    ["atta १/२ किलो", "g500"],
    ["1.5 L atta", "ml1500"],
    ["atta 2 dozen", "pcs24"],
    ["2 packets atta", null],
  ] as const)
    expect(parseSearchQuery(text), text).toMatchObject({ words: ["atta"], pack });
});

test("a suggestion is handed over once, and only to its own text", () => {
  const suggestion = {
    query: "atta",
    products: [],
    brands: ["A", "B", "C", "D"],
    hasNext: false,
    isNear: false,
  };
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
    "/search?query=atta",
  ]);
  expect(queryText(`  a\u0000b ${"x".repeat(10_000)}`)).toHaveLength(200);
});

test("a category is asked for by its Hindi name, whole or by a side that is no kind of goods", () => {
  const skinCare = categoryAsked(["skin", "care"]);
  expect(skinCare).toHaveLength(1);
  expect(categoryAsked(["त्वचा", "देखभाल"])).toEqual(skinCare);
  expect(categoryAsked(["नमकीन", "नाश्ता"])).toEqual(categoryAsked(["snacks"]));
  expect(categoryAsked(["आटा"])).toEqual([]);
});
