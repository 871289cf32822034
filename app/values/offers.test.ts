import { expect, test } from "vitest";
import { type Offer, type OfferLine, reckonOffers } from "./offers.ts";

const plain: Offer = {
  ...{
    id: "o",
    version: 1,
    title: "",
    kind: "cart",
    code: null,
    percent: null,
    amountPaise: null,
    atMostPaise: null,
  },
  ...{ smallestPaise: 0, financialId: null, buy: null, free: null },
};
const offer = (more: Partial<Offer>): Offer => ({ ...plain, ...more });
const line = (pricePaise: number, qty = 1, financialId = `p${pricePaise}`): OfferLine => ({
  ...{ financialId, qty, pricePaise },
});

test("ten percent, at most fifty rupees", () => {
  const tenth = offer({ percent: 10, atMostPaise: 5000 });
  const reckoned = reckonOffers([line(92_955)], [tenth]);
  expect(reckoned).toMatchObject({ offerPaise: 5000, lines: [5000], next: null });
  expect(reckonOffers([line(4995)], [tenth]).offerPaise).toBe(500);
});

test("an amount is spread over the lines by largest remainder, ties to the earlier line", () => {
  const hundred = offer({ amountPaise: 10_000 });
  const lines = [line(10_000, 1, "a"), line(10_000, 1, "b"), line(10_000, 1, "c")];
  expect(reckonOffers(lines, [hundred]).lines).toEqual([3334, 3333, 3333]);
});

test("of every three packs one is free, and a rest is paid", () => {
  const three = offer({ kind: "pack", financialId: "a", buy: 2, free: 1 });
  const off = (qty: number) => reckonOffers([line(3000, qty, "a")], [three]).offerPaise;
  expect([1, 2, 3, 5, 6].map(off)).toEqual([0, 0, 3000, 3000, 6000]);
});

test("a code comes on top of free packs, and instead of the shop's own offer where it gives more", () => {
  const lines = [line(10_000, 3, "a")];
  const pack = offer({ id: "pack", kind: "pack", financialId: "a", buy: 2, free: 1 });
  const own = offer({ id: "own", amountPaise: 3000 });
  const code = (percent: number) => offer({ id: "code", kind: "code", code: "FEST", percent });
  const ids = (...offers: Offer[]) => reckonOffers(lines, offers).offers.map(({ id }) => id);
  expect(ids(pack, own, code(20))).toEqual(["pack", "code"]);
  expect(ids(pack, own, code(15))).toEqual(["pack", "own"]);
  expect(reckonOffers(lines, [pack, code(20)]).offerPaise).toBe(10_000 + 4000);
});

test("the smallest order counts after free packs, and says what is missing and what it gives", () => {
  const fifty = offer({ amountPaise: 5000, smallestPaise: 50_000 });
  expect(reckonOffers([line(46_200)], [fifty])).toMatchObject({
    ...{ offerPaise: 0, next: { missingPaise: 3800, amountPaise: 5000 } },
  });
  const pack = offer({ kind: "pack", financialId: "a", buy: 1, free: 1 });
  expect(reckonOffers([line(30_000, 2, "a")], [fifty, pack]).offerPaise).toBe(30_000);
});

test("never more is taken off than the goods cost", () => {
  expect(reckonOffers([line(4000)], [offer({ amountPaise: 5000 })]).offerPaise).toBe(4000);
  expect(reckonOffers([], [offer({ amountPaise: 5000 })]).offerPaise).toBe(0);
});

/** The same by counting: packs one by one, whole numbers without a limit, a paisa at a time. */
function slowly(lines: OfferLine[], offers: Offer[]) {
  const off = lines.map((each) => {
    let most = 0;
    for (const { kind, financialId, buy, free } of offers) {
      if (kind !== "pack" || financialId !== each.financialId) continue;
      let paid = 0;
      for (let pack = 0, inRound = 0; pack < each.qty; pack += 1) {
        const rest = each.qty - pack + inRound;
        if (inRound < buy! || rest < buy! + free!) paid += each.pricePaise;
        inRound = (inRound + 1) % (buy! + free!);
      }
      most = Math.max(most, each.qty * each.pricePaise - paid);
    }
    return most;
  });
  const left = lines.map((each, at) => BigInt(each.qty * each.pricePaise - off[at]!));
  const goods = left.reduce((sum, one) => sum + one, 0n);
  let onCart = 0n;
  for (const { kind, percent, amountPaise, atMostPaise, smallestPaise } of offers) {
    if (kind === "pack" || goods < BigInt(smallestPaise)) continue;
    let amount = BigInt(amountPaise ?? 0);
    if (percent !== null) {
      const hundredths = goods * BigInt(percent);
      amount = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
    }
    if (atMostPaise !== null && amount > BigInt(atMostPaise)) amount = BigInt(atMostPaise);
    if (amount > goods) amount = goods;
    if (amount > onCart) onCart = amount;
  }
  const parts = left.map((one) => (goods > 0n ? (one * onCart) / goods : 0n));
  const given = new Set<number>();
  while (parts.reduce((sum, one) => sum + one, 0n) < onCart) {
    let top = -1;
    for (const [at, one] of left.entries())
      if (!given.has(at) && (top < 0 || (one * onCart) % goods > (left[top]! * onCart) % goods))
        top = at;
    given.add(top);
    parts[top] = parts[top]! + 1n;
  }
  return parts.map((part, at) => Number(part) + off[at]!);
}

test("ten thousand carts come to the same when they are reckoned slowly", () => {
  let seed = 20_261_127;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  for (let cart = 0; cart < 10_000; cart += 1) {
    const lines = Array.from({ length: 1 + random(6) }, (_, at) =>
      line(1 + random(random(4) ? 60_000 : 30), 1 + random(10), `p${at}`),
    );
    const offers = Array.from({ length: random(5) }, (_, at) => {
      const kind = (["cart", "code", "pack"] as const)[random(3)]!;
      const packs = { financialId: `p${random(6)}`, buy: 1 + random(3), free: 1 + random(2) };
      if (kind === "pack") return offer({ id: `o${at}`, kind, ...packs });
      const smallestPaise = random(2) ? 0 : random(90_000);
      return random(2)
        ? offer({ id: `o${at}`, kind, smallestPaise, amountPaise: 1 + random(20_000) })
        : offer({
            ...{ id: `o${at}`, kind, smallestPaise, percent: 1 + random(100) },
            atMostPaise: random(2) ? null : 1 + random(9000),
          });
    });
    const reckoned = reckonOffers(lines, offers);
    const goods = lines.reduce((sum, { qty, pricePaise }) => sum + qty * pricePaise, 0);
    expect(reckoned.lines, JSON.stringify({ lines, offers })).toEqual(slowly(lines, offers));
    expect(reckoned.lines.reduce((sum, one) => sum + one, 0)).toBe(reckoned.offerPaise);
    expect(reckoned.offers.reduce((sum, one) => sum + one.amountPaise, 0)).toBe(
      reckoned.offerPaise,
    );
    expect(reckoned.offerPaise).toBeLessThanOrEqual(goods);
    for (const [at, part] of reckoned.lines.entries()) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(lines[at]!.qty * lines[at]!.pricePaise);
    }
  }
});
