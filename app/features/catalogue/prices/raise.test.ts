import * as v from "valibot";
import { expect, test } from "vitest";
import type { PackToPrice } from "./pack-to-price.ts";
import { RaiseSchema, heldAtMrp, raisePacks } from "./raise.ts";

const pack = (pricePaise: number) =>
  ({
    financialId: "x",
    pricePaise,
    discountBasisPoints: 0,
    dpricePaise: pricePaise,
  }) as PackToPrice;
const raisedTo = (pricePaise: number, typed: { percent: string; round?: string }) =>
  raisePacks([pack(pricePaise)], v.parse(RaiseSchema, typed)).map(
    ({ wanted }) => wanted.pricePaise,
  );

test.each([
  [10_000, { percent: "5" }, [10_500]],
  [9_999, { percent: "+5" }, [10_499]],
  [9_990, { percent: "5", round: "5" }, [10_500]],
  [10_200, { percent: "0", round: "5" }, [10_000]],
  [10_250, { percent: "0", round: "5" }, [10_500]],
  [10_000, { percent: "-12.5", round: "1" }, [8_800]],
  [150, { percent: "-50", round: "10" }, [1_000]],
  [99_999_999, { percent: "500" }, [100_000_000]],
  [10_000, { percent: "0" }, []],
  [0, { percent: "5", round: "10" }, []],
])("%i paise by %j become %j", (pricePaise, typed, expected) => {
  expect(raisedTo(pricePaise, typed)).toEqual(expected);
});

test("what is paid keeps its percent off, in whole rupees where the MRP is rounded", () => {
  const was = {
    financialId: "x",
    pricePaise: 23_800,
    discountBasisPoints: 1807,
    dpricePaise: 19_500,
  };
  const raised = (typed: { percent: string; round?: string }) =>
    raisePacks([was as PackToPrice], v.parse(RaiseSchema, typed)).map(({ wanted }) => [
      wanted.pricePaise,
      wanted.discountBasisPoints,
      wanted.dpricePaise,
    ]);
  expect(raised({ percent: "5" })).toEqual([[24_990, 1807, 20_474]]);
  expect(raised({ percent: "5", round: "1" })).toEqual([[25_000, 1800, 20_500]]);
});

test.each(["", "x", "5%", "1e3", "-91", "501", "5.555"])("%j is no percentage", (percent) => {
  expect(v.safeParse(RaiseSchema, { percent }).success).toBe(false);
});

test.each([
  [{ percent: "5" }, [20_475]],
  [{ percent: "5", round: "1" }, [20_500]],
  [{ percent: "-4", unit: "rupees", round: "1" }, [19_100]],
  [{ percent: "2.50", unit: "rupees" }, [19_750]],
  [{ percent: "50", round: "10" }, [23_800]],
  [{ percent: "-5000", unit: "rupees", round: "1" }, [100]],
  [{ percent: "0", unit: "rupees" }, []],
])("a selling price of 195 by %j becomes %j, and the MRP of 238 stays", (typed, expected) => {
  const was = {
    ...{ financialId: "x", pricePaise: 23_800, discountBasisPoints: 1807, dpricePaise: 19_500 },
  } as PackToPrice;
  const raise = v.parse(RaiseSchema, { of: "dprice", ...typed });
  const wanted = raisePacks([was, pack(0)], raise).map((change) => change.wanted);
  expect(wanted.map(({ dpricePaise }) => dpricePaise)).toEqual(expected);
  expect(wanted.map(({ pricePaise }) => pricePaise)).toEqual(expected.map(() => 23_800));
});

test.each(["", "5 ₹", "10001", "-10001", "1.555"])("%j is no change in rupees", (percent) => {
  const sent = v.safeParse(RaiseSchema, { of: "dprice", unit: "rupees", percent });
  expect(sent.issues?.[0].message).toContain("rupees");
});

test("of selling prices that would go above the MRP those that are there stay, the others stop there", () => {
  const packs = [
    pack(10_000),
    { ...pack(10_000), dpricePaise: 8_000 },
    { ...pack(10_000), dpricePaise: 2_000 },
    pack(0),
  ];
  const raise = (typed: object) =>
    v.parse(RaiseSchema, { percent: "50", unit: "rupees", ...typed });
  expect(heldAtMrp(packs, raise({ of: "dprice" }))).toEqual({ stay: 1, stop: 1 });
  expect(heldAtMrp(packs, raise({ of: "price" }))).toEqual({ stay: 0, stop: 0 });
  expect(heldAtMrp(packs, raise({ of: "dprice", percent: "-50" }))).toEqual({ stay: 0, stop: 0 });
});
