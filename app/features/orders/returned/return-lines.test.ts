import { expect, test } from "vitest";
import { type LineLeft, givenBack, isAnyBack } from "./return-form.ts";

const line = { name: "", brand: "", quantityMilli: 0, units: "", backPaise: 0 };
const salt: LineLeft = { ...line, line: 0, qty: 2, left: 2, amountPaise: 5_600 };
const ghee: LineLeft = { ...line, line: 1, qty: 1, left: 1, amountPaise: 32_575 };

test("what came back is worth what its packs were sold for, as far as they can come back", () => {
  const back = (typed: Record<string, string>) => givenBack([salt, ghee], 38_175, typed);
  expect(back({})).toBe(0);
  expect(back({ "back-0": "1" })).toBe(2_800);
  expect(back({ "back-0": "2", "back-1": "1" })).toBe(38_175);
  expect(back({ "back-0": "3", "back-1": "x" })).toBe(0);
  expect(back({ "back-0": "१" })).toBe(2_800);
});

test("the last packs take what is left, rounding and all, and nothing passes that", () => {
  const of3: LineLeft = { ...line, line: 0, qty: 3, left: 1, amountPaise: 1_000, backPaise: 666 };
  expect(givenBack([of3], 300, { "back-0": "1" })).toBe(300);
  expect(givenBack([{ ...of3, left: 2, backPaise: 333 }, ghee], 200, { "back-0": "1" })).toBe(200);
});

test("packs that cost nothing are entered too", () => {
  const free: LineLeft = { ...salt, amountPaise: 0 };
  expect(givenBack([free, ghee], 32_575, { "back-0": "1" })).toBe(0);
  const isEntered = ["", "0", "3", "1"].map((packs) =>
    isAnyBack([free, ghee], { "back-0": packs }),
  );
  expect(isEntered).toEqual([false, false, false, true]);
});
