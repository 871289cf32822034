import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeLicences, installScripts, readLock } from "./licences.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("the list of licences is that of the packages", () => {
  expect(read("docs/licences.md")).toBe(describeLicences(readLock()));
});

test("only the packages that docs/dependencies.md names run a script when they are installed, and they alone are allowed to", () => {
  const scripts = installScripts(readLock());
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
