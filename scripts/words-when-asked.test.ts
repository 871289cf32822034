import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { wordsWhenAsked } from "./words-when-asked.ts";

function found(code: string) {
  const { parser } = tseslint;
  const languageOptions = { parser, parserOptions: { ecmaFeatures: { jsx: true } } };
  const block = { ...wordsWhenAsked(["**/*.test.ts"]), languageOptions } as Linter.Config;
  return new Linter().verify(code, [block], { filename: "app/features/cart/new.tsx" });
}

const imported = 'import { words } from "./words.ts"; ';

test.each([
  `${imported}const title = words.title;`,
  `${imported}const { columns } = words;`,
  `${imported}const schema = v.string(words.title);`,
  `${imported}export const names = { ...words, a: 1 };`,
  'import { words } from "./cart.words.hi.ts";',
])("%s is refused", (code) => {
  expect(found(code)).toHaveLength(1);
});

test.each([
  `${imported}const title = () => words.title;`,
  `${imported}function Title() { return <p>{words.title}</p>; }`,
  `${imported}const schema = v.string(() => words.title);`,
  `${imported}export const names: Record<string, string> = words;`,
  `${imported}export type Words = typeof words;`,
  'import { names } from "./search-words.ts"; const first = names[0];',
])("%s is not", (code) => {
  expect(found(code)).toEqual([]);
});
