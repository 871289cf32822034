import { expect, test } from "vitest";
import type { LineLeft } from "./return-form.ts";
import { returnedWorth } from "./return-lines.tsx";

const lines = [
  { line: 0, left: 2, eachPaise: 2800 },
  { line: 1, left: 1, eachPaise: 32_575 },
] as LineLeft[];

test("what came back is worth what its packs were sold for, as far as they can come back", () => {
  expect(returnedWorth(lines, {})).toBe(0);
  expect(returnedWorth(lines, { "back-0": "2", "back-1": "1" })).toBe(38_175);
  expect(returnedWorth(lines, { "back-0": "3", "back-1": "x" })).toBe(0);
});
