import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const packages = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
  string,
  Record<string, string>
>;

test("every file and folder the README leads to exists", () => {
  const links = [...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = ""]) => path);
  const folders = [...readme.matchAll(/^\| `([a-z/]+)` \|/gm)].map(([, path = ""]) => path);
  const features = readdirSync(join(root, "app/features")).map((name) => `app/features/${name}`);
  expect(features.filter((path) => !folders.includes(path))).toEqual([]);
  expect([...links, ...folders].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every command it names is there, and every dependency has its reason", () => {
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !packages.scripts?.[name])).toEqual([]);
  const dependencies = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
  expect(dependencies.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
