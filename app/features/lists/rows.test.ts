import { afterAll, beforeAll, expect, test } from "vitest";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { knownAddresses } from "#app/platform-addresses.ts";
import { createContext } from "#app/platform/context.server.ts";
import { seed } from "#db/seed/seed.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { answerList } from "./answer-list.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seed(shop.bindings);
}, 60_000);
afterAll(() => shop.close());

const names =
  "aata dal chawal chini namak haldi jeera dhania mirch besan maida sooji poha rajma chana tel ghee doodh dahi paneer makkhan anda chai coffee biscuit chips maggi ketchup achar sabun shampoo toothpaste surf vim phenyl jhadu agarbatti kapoor machis pani".split(
    " ",
  );

test("40 lines, numbers in the names too, cost two round trips and at most 3,000 rows", async () => {
  const { d1, take } = countD1(shop.bindings.DB);
  const request = new Request("http://shop.test/parchi", { method: "POST" });
  const context = await createContext(
    request,
    { ...shop.bindings, DB: d1 },
    { addresses: knownAddresses, waitUntil: () => undefined },
  );
  const list = await answerList(
    context,
    names.map((name, at) => `${name} ${at + 1} 5 kg`).join("\n"),
  );
  expect(list.ok && list.lines.length).toBe(40);
  const { roundTrips, statements } = take();
  const rows = statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  expect(roundTrips).toBeLessThanOrEqual(2);
  expect(rows).toBeLessThanOrEqual(3000);
});
