import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { isFullLength } from "#tests/length.ts";
import { loadShop, openWholeShop } from "#tests/whole-shop.ts";
import { type Books, readBooks } from "./served/books.ts";
import { differencesOf } from "./served/differences.ts";
import {
  type Figures,
  type Players,
  ask,
  closeDay,
  figuresOf,
  payKhata,
  refundsOf,
  sell,
  sellOnKhata,
  stockOf,
  take,
  takeEntryBack,
  takeGoodsBack,
} from "./served/go-on.ts";
import { type People, type Shown, lookAt, signIn } from "./served/look.ts";
import { type StandingShop, migrated, restored } from "./served/stand.ts";

type Recorded = {
  now: string;
  people: People;
  /** By what became of each. */
  orders: { [name: string]: string };
  books: Books;
};

/**
 * What a small shop showed at 7820b2d after five days, and what its books said; `served/shop.jsonl`
 * is its backup of that minute.
 */
const [head, ...lines] = readFileSync(join(import.meta.dirname, "served", "shown.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as unknown);
const recorded = head as Recorded;
const shown = lines as (Shown & { isLong?: true })[];
const today = indianDay(Date.parse(recorded.now));

const ways = ["restored from its backup", "migrated where it stands"] as const;
let folder: string;
let shops: { [way: string]: StandingShop } = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kirana-served-"));
  const [one, other] = await Promise.all([restored(folder), migrated(), loadShop()]);
  shops = { [ways[0]]: one, [ways[1]]: other };
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(recorded.now) });
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all(Object.values(shops).map(({ close }) => close()));
  await rm(folder, { recursive: true, force: true });
});

test.each(ways)(
  "a shop that served shows everybody what it showed, and its books say what they said: %s",
  async (way) => {
    const { bindings } = shops[way]!;
    expect.soft(await readBooks(bindings.DB)).toEqual(recorded.books);
    const asked = shown.filter(({ isLong }) => isFullLength || !isLong);
    const seen = await lookAt(await openWholeShop(bindings), recorded.people, asked);
    expect(differencesOf(asked, seen)).toEqual([]);
  },
);

const grown = (figures: Figures, by: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, paise]) => [name, paise + (by[name] ?? 0)]),
  );

async function openPlayers(way: string): Promise<Players> {
  const shop = await openWholeShop(shops[way]!.bindings);
  const { Asha, Ravi } = recorded.people;
  const [owner, ravi] = await Promise.all([signIn(shop, Asha), signIn(shop, Ravi)]);
  return { owner, ravi, pass: () => void vi.setSystemTime(Date.now() + 60_000) };
}

test.each(ways)("what was under way in it goes on: %s", async (way) => {
  const players = await openPlayers(way);
  const { owner } = players;
  const order = (name: string) => recorded.orders[name]!;
  const slugs = ["toor-dal", "marie-biscuits", "moong-dal", "garam-masala", "ghee"];
  const [before, stock] = [await figuresOf(owner, today), await stockOf(owner, slugs)];

  const twice = ["deliver", "undo", "deliver", "cash", "undo", "upi"];
  const byUpi = await take(players, order("dispatched"), twice);
  const byCash = await take(players, order("packed"), ["dispatch", "deliver", "cash"]);
  const atDoor = await take(players, order("to-pay-at-door"), ["cash"]);
  const refund = await take(players, order("paid-online"), ["cancel"]);
  await take(players, order("accepted"), ["cancel"]);
  const offKhata = await takeGoodsBack(players, order("khata-more"));
  const cashBack = await takeGoodsBack(players, order("cash-back"), { nth: 2, line: 1 });
  const dueAlso = await takeGoodsBack(players, order("due-refund"), { nth: 1 });
  const corrected = await takeEntryBack(players, "Farid Khan");

  expect(await figuresOf(owner, today)).toEqual(
    grown(before, {
      Delivered: byUpi + byCash,
      "Cash expected": byCash + atDoor - cashBack,
      "UPI recorded": byUpi,
      "Refunds online": refund + dueAlso,
      "Khata given": -offKhata,
      "Khata corrected": -corrected,
    }),
  );
  expect(await stockOf(owner, slugs)).toEqual(
    grown(stock, {
      "toor-dal": 2,
      "marie-biscuits": 1,
      "moong-dal": 1,
      "garam-masala": 1,
      ghee: 1,
    }),
  );
  const sums = [byUpi, byCash, atDoor, refund, offKhata, cashBack, dueAlso, corrected];
  expect(sums.every((paise) => paise > 0)).toBe(true);
});

test.each(ways)(
  "it goes on, and its books add up to what is sold, comes back and is paid: %s",
  async (way) => {
    const players = await openPlayers(way);
    const { owner, ravi } = players;
    const slugs = ["chana-dal", "whole-wheat-atta", "besan"];
    const [before, stock] = [await figuresOf(owner, today), await stockOf(owner, slugs)];
    const { balance } = await ask(ravi, "GET /api/khata");

    const sold = await sell(players);
    const cashBack = await takeGoodsBack(players, recorded.orders["after-close"]!);
    const refund = await takeGoodsBack(players, recorded.orders.online!);
    const given = await sellOnKhata(players, recorded.orders.placed!);
    await payKhata(players, "Ravi Kumar", 10_050);

    const change = {
      Delivered: sold + given,
      "Cash expected": sold - cashBack + 10_050,
      "Refunds online": refund,
      "Khata given": given,
      "Khata got": 10_050,
    };
    const after = grown(before, change);
    expect(await figuresOf(owner, today)).toEqual(after);
    expect([sold, cashBack, refund, given].every((paise) => paise > 0)).toBe(true);
    expect(await stockOf(owner, slugs)).toEqual(grown(stock, { "chana-dal": -3, besan: 1 }));
    expect(await ask(ravi, "GET /api/khata")).toMatchObject({
      balance: (Math.round(Number(balance) * 100) + given - 10_050) / 100,
    });
    expect(await refundsOf(players, recorded.orders)).toEqual([{ amount: refund, status: "due" }]);

    await closeDay(players, today, "100.00");
    await expect(closeDay(players, today, "200.00")).rejects.toThrow("409");
    await payKhata(players, "Ravi Kumar", 5_000);
    expect(await figuresOf(owner, today)).toEqual(after);
    expect(await figuresOf(owner, laterDay(today, 1))).toMatchObject({
      "Cash expected": 5_000,
      "Khata got": 5_000,
      Delivered: 0,
    });
  },
);
