import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const readme = read("README.md");
const documents = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];
const packages = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
  string,
  Record<string, string>
>;

test("every file and folder that a document leads to exists, and the README names every room", () => {
  const lost = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([\w./-]+)\)/g)]
      .map(([, path = ""]) => join(root, dirname(file), path))
      .filter((path) => !existsSync(path)),
  );
  expect(lost).toEqual([]);
  const folders = [...readme.matchAll(/^\| `([a-z/-]+)` \|/gm)].map(([, path = ""]) => path);
  const features = readdirSync(join(root, "app/features")).map((name) => `app/features/${name}`);
  expect(features.filter((path) => !folders.includes(path))).toEqual([]);
  expect(folders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the README is read in five minutes", () => {
  expect(readme.split(/\s+/).length).toBeLessThan(1250);
});

test("every command that is named is there, and every dependency has its reason", () => {
  const commands = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name),
  );
  expect(commands.filter((name) => !packages.scripts?.[name])).toEqual([]);
  const dependencies = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
  const reasons = read("docs/dependencies.md");
  expect(dependencies.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});
