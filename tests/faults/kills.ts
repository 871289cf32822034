import { setTimeout as sleep } from "node:timers/promises";
import { getTableColumns } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { visitShop } from "#scripts/bench/reads/visitor.ts";
import type { openKillableShop } from "#tests/built/killable-shop.ts";
import { auditBooks, takeStock } from "#tests/load/books.ts";
import { addCustomers, choosePacks } from "#tests/load/customers.ts";
import { createLog } from "#tests/load/log.ts";
import { createShopper } from "#tests/load/shopper.ts";
import { createRandom } from "#tests/random.ts";
import { orderStubbornly } from "./stubborn-shopper.ts";
import { type FaultRow, faultsOf, lostOf } from "./row.ts";

type Killable = Awaited<ReturnType<typeof openKillableShop>>;

const shoppers = 6;

const columns = Object.values(getTableColumns(cards))
  .map(({ name }) => name)
  .join();
const otherCards = `SELECT 'card ' || id || ' is not what the view says' AS wrong
  FROM (SELECT ${columns} FROM cards EXCEPT SELECT ${columns} FROM card_source)`;

/**
 * Kills the shop so many times at a moment of chance while shoppers order, and looks at the books
 * after each.
 */
export async function killUnderLoad(
  shop: Killable,
  { times, seed }: { times: number; seed: number },
): Promise<{ rows: FaultRow[]; faults: string[]; orders: number }> {
  const random = createRandom(seed);
  const log = createLog();
  const phones = await addCustomers(shop.ask, shoppers);
  const packs = await choosePacks(shop.ask, { plenty: 10, scarce: 2, left: 30 });
  const before = await takeStock(shop.ask);
  const answered: string[] = [];
  const rows: FaultRow[] = [];
  let lost = 0;
  let isOver = false;
  let back = Promise.withResolvers<void>();
  back.resolve();

  const living = phones.map(async (phone, number) => {
    const shopper = createShopper({
      visitor: visitShop(shop.url, `198.51.100.${number}`),
      phone,
      packs,
      random: createRandom(seed + number),
      log,
    });
    await shopper.signIn();
    const told = {
      shopper,
      isOver: () => isOver,
      untilBack: () => back.promise,
      onOrder: (orderId: string) => void answered.push(orderId),
      onLost: () => void (lost += 1),
    };
    return () => orderStubbornly(told);
  });
  const running = (await Promise.all(living)).map((live) => live());

  for (let kill = 1; kill <= times; kill += 1) {
    await sleep(400 + random.upTo(1200));
    back = Promise.withResolvers<void>();
    const open = { answers: answered.length, lost };
    await shop.kill();
    const start = Date.now();
    await shop.restart();
    const ms = Date.now() - start;
    // Before anyone comes back: an order that was answered is there, one that was not may be.
    const wrong = await auditBooks(shop.ask, {
      before,
      answered: answered.slice(),
      unanswered: shoppers,
    });
    rows.push({
      fault: `killed under load, ${kill}`,
      seen: `no answer ${lost - open.lost || ""} times, then the same form again`.replace(
        "  ",
        " ",
      ),
      ms,
      lost: lostOf(wrong),
    });
    back.resolve();
  }
  await sleep(500);
  isOver = true;
  await Promise.all(running);
  const wrong = [
    ...(await auditBooks(shop.ask, { before, answered })),
    ...(await shop.ask(otherCards)).map((row) => String(row.wrong)),
  ];
  rows.push({
    fault: `all ${times} kills`,
    seen: `${answered.length} orders answered`,
    ms: 0,
    lost: lostOf(wrong),
  });
  return { rows, faults: [...log.faults, ...faultsOf(rows)], orders: answered.length };
}
