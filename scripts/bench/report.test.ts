import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { atMost, linesOf, measureSections } from "./report.ts";

beforeAll(() => {
  for (const method of ["log", "table", "error"] as const)
    vi.spyOn(console, method).mockReturnValue();
});
afterAll(() => vi.restoreAllMocks());

test("a section that fails is a line, keeps what it had measured, and the next one is measured", async () => {
  const results = await measureSections({
    first: async ({ rows }) => {
      rows.home = { ms: 3 };
      throw new Error("The browser is gone.");
    },
    second: async ({ verdicts }) => {
      verdicts.home = atMost(2, 1);
    },
  });
  expect(results.first?.rows).toEqual({ home: { ms: 3 } });
  expect(linesOf(results)).toEqual([
    "first: failed: The browser is gone.",
    "second: home: 2, at most 1",
  ]);
});
