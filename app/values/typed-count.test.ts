import { expect, test } from "vitest";
import { typedCount } from "./typed-count.ts";

test("a count is read in Hindi digits too, and what is no count is none", () => {
  expect(["3", " ३ ", "१०", "", "०", "x", "-1", "1.5"].map(typedCount)).toEqual([
    3, 3, 10, 0, 0, 0, 0, 0,
  ]);
});
