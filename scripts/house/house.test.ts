import { join } from "node:path";
import { expect, test } from "vitest";
import { apiFolder, assetFolder } from "#app/addresses/paths.ts";
import { mappedPaths } from "#app/addresses/spelling.ts";
import { measureHouse } from "./house.ts";
import { exportedNames, sharedNames } from "./exported-names.ts";
import { circlesOf, sourcesBelow } from "./imports.ts";
import { pathsSpoken, textsOf } from "./spoken-paths.ts";

const root = join(import.meta.dirname, "..", "..");
const house = measureHouse(root);

test("no import runs back to a room that comes later", () => {
  expect(house.backwards).toEqual([]);
});

test("every feature has its place in the order", () => {
  expect(house.unlisted).toEqual([]);
});

test("no file imports itself by way of others", () => {
  expect(house.circles).toEqual([]);
});

test("a circle is found, and what only leads into one is not part of it", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(circlesOf(imports)).toEqual([["b", "c"]]);
});

const firstWords = new Set(
  [apiFolder, assetFolder, ...mappedPaths].map((path) => path.split("/")[1] ?? "").filter(Boolean),
);

test.each(["app/values", "app/ui", "app/platform"])("%s names no page of the shop", (room) => {
  expect(firstWords.size).toBeGreaterThan(20);
  expect(pathsSpoken(root, room, firstWords)).toEqual([]);
});

test("addresses are built, judged and spelled in four files, and few files answer them", () => {
  expect(sourcesBelow(root, "app/addresses")).toHaveLength(4);
  const routeFiles = sourcesBelow(root, "app").filter((file) => file.endsWith(".route.tsx"));
  expect(routeFiles.length).toBeLessThanOrEqual(104);
});

test("an address is found in a string, an attribute and a template, and not in a comment", () => {
  const source =
    'const a = "/cart"; // "/login"\nexport const b = <a href="/admin">{`/order/${a}`}</a>;';
  expect(textsOf("a.tsx", source)).toEqual(["/cart", "/admin", "/order/"]);
});

test("one name is one thing: no two files of the shop export the same", () => {
  expect(sharedNames(root, "app")).toEqual([]);
});

test("exported are functions, values and types, and no default", () => {
  const source =
    "export const a = 1, b = 2;\nexport type C = 1;\nexport function d() {}\nconst e = 1;\nexport default e;";
  expect(exportedNames("a.ts", source)).toEqual(["a", "b", "C", "d"]);
});
