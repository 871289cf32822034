import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs", "security.md"), "utf8");

test("every file the security document names exists", () => {
  const paths = [
    ...text.matchAll(/`((?:app|db|docs|party|public|scripts|tests)\/[^`\s]+|README\.md)`/g),
  ].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("it answers each chapter", () => {
  for (let chapter = 1; chapter <= 17; chapter++)
    expect(text, `V${chapter}`).toMatch(new RegExp(`^\\| V${chapter}[. ]`, "m"));
});
