import { visitShop } from "#scripts/bench/reads/visitor.ts";
import type { BuiltShop } from "#tests/built/built-shop.ts";
import { createRandom } from "#tests/random.ts";
import { type Ask, auditBooks, takeStock } from "./books.ts";
import { addCustomers, choosePacks } from "./customers.ts";
import { createLog } from "./log.ts";
import { createShopper } from "./shopper.ts";

export type LoadResult = {
  rows: ReturnType<ReturnType<typeof createLog>["table"]>;
  orders: number;
  refused: number;
  faults: string[];
};

/** So many shoppers at once, for so long, each from an address of its own. */
export async function runShoppers(
  shop: BuiltShop,
  { count, seconds, seed }: { count: number; seconds: number; seed: number },
): Promise<LoadResult> {
  const { DB } = await shop.bindings();
  const ask: Ask = async (sql) =>
    (await DB.prepare(sql).all<Awaited<ReturnType<Ask>>[number]>()).results;
  const phones = await addCustomers(ask, count);
  const packs = await choosePacks(ask, { plenty: 40, scarce: 5, left: count });
  const before = await takeStock(ask);
  const log = createLog();
  const answered: string[] = [];
  let refused = 0;
  const until = Date.now() + seconds * 1000;

  async function live(phone: string, number: number): Promise<void> {
    const shopper = createShopper({
      visitor: visitShop(shop.url, `198.51.100.${number}`),
      phone,
      packs,
      random: createRandom(seed + number),
      log,
    });
    await shopper.browse();
    await shopper.signIn();
    do {
      const orderId = await shopper.buy();
      if (orderId) answered.push(orderId);
      else refused += 1;
      await shopper.browse();
    } while (Date.now() < until);
  }

  const lives = await Promise.allSettled(phones.map(live));
  const ended = lives.flatMap((life, number) =>
    life.status === "rejected" ? [`shopper ${number}: ${String(life.reason)}`] : [],
  );
  return {
    rows: log.table(),
    orders: answered.length,
    refused,
    faults: [...log.faults, ...ended, ...(await auditBooks(ask, { before, answered }))],
  };
}
