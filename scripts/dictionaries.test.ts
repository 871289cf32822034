import { globSync, readFileSync } from "node:fs";
import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { dictionaries } from "./dictionaries.ts";

function found(code: string, filename = "app/features/cart/new.tsx") {
  const { parser } = tseslint;
  const languageOptions = { parser, parserOptions: { ecmaFeatures: { jsx: true } } };
  const block = { ...dictionaries(["**/*.test.ts"]), languageOptions } as Linter.Config;
  return new Linter().verify(code, [block], { filename }).filter(({ ruleId }) => ruleId);
}

test.each([
  "const a = <p>Install</p>;",
  "const a = <p>कार्ट</p>;",
  '<img alt="A cart" />;',
  '<button aria-label="close" />;',
  '<Field label="Name" />;',
  'const message = "Please fill in this field.";',
  'const message = "your cart is empty.";',
  "const message = `Call ${phone}`;",
  'const message = "कार्ट";',
])("%s is text outside of a dictionary", (code) => {
  expect(found(code)).toHaveLength(1);
});

test.each([
  "const a = <p>{words.install}</p>;",
  '<p className="flex min-h-11" />;',
  "const a = <p>· 5 %</p>;",
  '<a aria-label="" />;',
  'import "#app/values/text.ts";',
  'const sql = "SELECT id FROM users";',
  'throw new TypeError("This can not be.");',
  "const path = `/order/${id}/print`;",
])("%s is not", (code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  ["app/features/cart/words.ts", 0],
  ["app/features/cart/words.hi.ts", 0],
  ["app/features/api/new.ts", 0],
  ["app/features/cart/new.server.ts", 1],
])("a sentence in %s: %d refusals", (file, count) => {
  expect(found('const a = "Please choose.";', file)).toHaveLength(count);
});

test("one word is said for one thing: none that the glossary rules out stands in a Hindi dictionary", () => {
  const [, ruledOut = ""] =
    /^Not said.*?: (.*)\.$/m.exec(readFileSync("docs/hindi.md", "utf8").normalize("NFC")) ?? [];
  const letter = "[\\p{L}\\p{M}]";
  const said = new RegExp(`(?<!${letter})(${ruledOut.split(", ").join("|")})(?!${letter})`, "u");
  expect(said.test("कैश या नकद")).toBe(true);
  const files = globSync("app/**/{words,*.words}.hi.*");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => said.test(readFileSync(file, "utf8").normalize("NFC")))).toEqual(
    [],
  );
});
