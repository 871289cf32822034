import { afterAll, beforeAll, expect, test } from "vitest";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { createContext } from "#app/platform/context.server.ts";
import { seedRows } from "#db/seed/seed.ts";
import { isFullLength } from "#tests/length.ts";
import { wantedWords } from "#tests/search/words.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { answerList } from "./answer-list.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedRows(shop.bindings.DB);
});
afterAll(() => shop.close());

const names =
  "aata dal chawal chini namak haldi jeera dhania mirch besan maida sooji poha rajma chana tel ghee doodh dahi paneer makkhan anda chai coffee biscuit chips maggi ketchup achar sabun shampoo toothpaste surf vim phenyl jhadu agarbatti kapoor machis pani".split(
    " ",
  );

test("40 lines, numbers in the names too, cost three round trips, one after the answer for what nobody understood, and at most 400 rows a line", async () => {
  const { d1, take } = countD1(shop.bindings.DB);
  const after: Promise<unknown>[] = [];
  const request = new Request("http://shop.test/parchi", { method: "POST" });
  const context = await createContext(
    request,
    { ...shop.bindings, DB: d1 },
    { addresses: knownAddresses, waitUntil: (work) => after.push(work) },
  );
  const list = await answerList(
    context,
    names.map((name, at) => `${name} ${at + 1} 5 kg`).join("\n"),
  );
  expect(list.ok && list.lines.length).toBe(40);
  await Promise.all(after);
  const { roundTrips, statements } = take();
  const rows = statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  expect(after.length).toBeLessThanOrEqual(1);
  expect(roundTrips - after.length).toBeLessThanOrEqual(3);
  expect(rows).toBeLessThanOrEqual(40 * 400);
});

const productNames = [
  "Neem Tulsi Soap",
  "Elaichi Toast Rusk",
  "Honey Lemon Throat Lozenges",
  "Kesar Badam Nutrition Drink",
  "Cocoa Butter Body Lotion",
  "Horlicks Chocolate Nutrition Drink",
];

test("a line that is a product's own name stays one line with that product first", async () => {
  const { context } = await shop.ask("/parchi", { method: "POST" });
  const list = await answerList(context, [...productNames, "bhaiya neem tulsi soap"].join("\n"));
  const lines = list.ok ? list.lines : [];
  expect(lines.map(({ text }) => text)).toEqual([...productNames, "bhaiya neem tulsi soap"]);
  const firsts = lines.map(({ choices, picked }) => choices[picked ?? 0]?.card);
  for (const [at, name] of [...productNames, productNames[0]!].entries())
    expect(`${firsts[at]?.brand} ${firsts[at]?.name}`).toContain(name);
});

test("a spoken line that no product is called by is split into its goods", async () => {
  const { context } = await shop.ask("/parchi", { method: "POST" });
  const spoken = [
    "do packet namak aur teen sabun",
    "chini chai patti namak",
    "[22/11, 10:30] Ma: atta dal chawal",
    "neem tulsi soap chini namak",
  ];
  const list = await answerList(context, spoken.join("\n"));
  expect(list.ok && list.lines.map(({ text }) => text)).toEqual([
    "do packet namak",
    "teen sabun",
    "chini",
    "chai patti",
    "namak",
    "[22/11, 10:30] Ma: atta",
    "dal",
    "chawal",
    "neem",
    "tulsi",
    "soap",
    "chini",
    "namak",
  ]);
});

test("of all the words people use none is picked wrongly, whatever stands beside it", async () => {
  const wrong: string[] = [];
  let picked = 0;
  for (const [turn, amount] of ["", "2 kg ", "3 pkt "].entries())
    for (let at = 0; at < wantedWords.length; at += 40) {
      // In the short form each list has one of the amounts.
      if (!isFullLength && (at / 40) % 3 !== turn) continue;
      const words = wantedWords.slice(at, at + 40);
      const { context } = await shop.ask("/parchi", { method: "POST" });
      const list = await answerList(context, words.map(({ query }) => amount + query).join("\n"));
      for (const line of list.ok ? list.lines : []) {
        const name = line.choices[line.picked ?? -1]?.card.name;
        const wanted = words.find(({ query }) => amount + query === line.text);
        if (name === undefined || !wanted) continue;
        picked += 1;
        if (!wanted.kind.test(name) || wanted.never?.test(name))
          wrong.push(`${line.text}: ${name}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(picked).toBeGreaterThan(isFullLength ? 200 : 70);
});
