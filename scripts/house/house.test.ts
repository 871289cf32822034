import { join } from "node:path";
import { expect, test } from "vitest";
import { measureHouse } from "./house.ts";
import { circlesOf } from "./imports.ts";

const house = measureHouse(join(import.meta.dirname, "..", ".."));

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
