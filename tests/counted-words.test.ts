import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** What is counted in texts: 'packs' of one is wrong, 'is' is not. */
const many =
  /(?<![\d.,])1 (packs|products|brands|details|orders|items|days|hours|suggestions|reviews|lines|places|entries|were|are)\b/;
/** The bounds of the shop are more than one, and what is said of many is said of no other. */
const isOfMany = (text: unknown) => /^\(?(most|many)/.test(String(text));

function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return isOfMany(words) ? [] : textsOf(ofOne(words));
  return words && typeof words === "object" ? Object.values(words).flatMap(textsOf) : [];
}

/** Undefined of what takes no numbers. */
function ofOne(text: unknown): unknown {
  try {
    return (text as (...given: number[]) => unknown)(1, 1, 1, 1);
  } catch {
    return undefined;
  }
}

test("no text counts one as many", async () => {
  const files = globSync("app/**/{words,*.words}.ts").map(
    (file) => import(/* @vite-ignore */ resolve(file)),
  );
  const texts = (await Promise.all(files)).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => many.test(text))).toEqual([]);
});
