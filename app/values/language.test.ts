import { expect, test } from "vitest";
import { counted } from "./language.ts";

const texts = { one: "one", other: "other" };

test.each([
  ["en", 0, "other"],
  ["en", 1, "one"],
  ["hi", 0, "one"],
  ["hi", 1, "one"],
  ["hi", 2, "other"],
] as const)("in %s %d takes the form for %s", (language, count, form) => {
  expect(counted(language, count, texts)).toBe(form);
});
