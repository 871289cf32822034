import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeLicences, installScripts, readLocks } from "./licences.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;

test("the list of licences is that of the packages", () => {
  expect(read("docs/licences.md")).toBe(describeLicences(readLocks()));
});

test("only the packages that docs/dependencies.md names run a script when they are installed, and they alone are allowed to", () => {
  const scripts = installScripts(readLocks());
  const { allowScripts } = JSON.parse(read("package.json")) as {
    allowScripts: Record<string, boolean>;
  };
  const line =
    read("docs/dependencies.md")
      .split("\n")
      .find((text) => text.includes("may run an install script")) ?? "";
  for (const name of scripts) expect(line).toContain(`\`${name}\``);
  expect(Object.keys(allowScripts)).toEqual(expect.arrayContaining(scripts));
});

test("every package is named in docs/dependencies.md with its reason, and is wanted in one exact version", () => {
  const reasons = read("docs/dependencies.md");
  for (const file of ["package.json", "tools/measure/package.json"]) {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(reasons).toContain(`\`${name}\``);
      expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+(-beta)?$/);
    }
  }
});
