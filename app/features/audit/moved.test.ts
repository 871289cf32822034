import { expect, test } from "vitest";
import { movedIn } from "./moved.ts";

test.each([
  ["a, b, c, d", "a, c, b, d", "b, c", "c, b"],
  ["a, b, c, d", "b, c, a, d", "a, b, c", "b, c, a"],
  ["a, b, c", "b, a, c, d", "a, b, c", "b, a, c, d"],
  ["a, b, c", "a, b, x, c", "", "x"],
])("of %j become %j the log tells %j → %j", (before, after, was, is) => {
  expect(movedIn(before, after)).toEqual({ was, is });
});
