import { expect, test } from "vitest";
import { type Suggestion, markTyped, optionsOf } from "./suggestion.ts";

const pack = { financialId: "f", countInStock: 9 } as never;
const card = { detailId: "d", slug: "s", brand: "b", name: "Chocolate", packs: [pack] } as never;
const found = (query: string, brands: string[]): Suggestion => ({
  ...{ query, brands, products: [card] },
  ...{ hasNext: false, isNear: false },
});

test("a brand that only sounds like what was typed stands behind the goods, one that is called so before", () => {
  const kinds = (suggestion: Suggestion) => optionsOf(suggestion).map(({ kind }) => kind);
  expect(kinds(found("choco", ["Scotch-Brite"]))).toEqual(["product", "brand", "all"]);
  expect(kinds(found("Brite", ["Scotch-Brite"]))).toEqual(["brand", "product", "all"]);
  expect(kinds(found("amul", ["Amul", "Ambuja"]))).toEqual(["brand", "product", "brand", "all"]);
});

test("the last leads to all that was found, and is not there where nothing is", () => {
  expect(optionsOf(found("dal", [])).at(-1)).toMatchObject({ to: "/search?query=dal" });
  expect(optionsOf({ ...found("zzz", []), products: [] })).toEqual([]);
});

test("what was typed is marked where a word begins with it, in both scripts", () => {
  expect(markTyped("Milk Chocolate", "choco")).toEqual(["Milk ", "Choco", "late"]);
  expect(markTyped("Chakki Fresh Atta", "atta fre")).toEqual(["Chakki ", "Fre", "sh ", "Atta", ""]);
  expect(markTyped("चक्की का आटा", "आटा")).toEqual(["चक्की का ", "आटा", ""]);
  expect(markTyped("Soap (100 g)", "(.*")).toEqual(["Soap (100 g)"]);
});
