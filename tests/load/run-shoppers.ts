import { visitShop } from "#scripts/bench/reads/visitor.ts";
import type { BuiltShop } from "#tests/built/built-shop.ts";
import { createRandom } from "#tests/random.ts";
import { type Person, auditShares, createAttacker } from "./attack.ts";
import { type Ask, type Row, auditBooks, takeStock } from "./books.ts";
import { addCustomers, choosePacks } from "./customers.ts";
import { type Log, createLog } from "./log.ts";
import { type Packs, type Shopper, createShopper } from "./shopper.ts";

export type LoadResult = {
  rows: ReturnType<Log["table"]>;
  /** What attackers tried meanwhile. */
  attacks: ReturnType<Log["table"]>;
  orders: number;
  refused: number;
  faults: string[];
};
type Wanted = { count: number; seconds: number; seed: number; attackers: number };

/** Fewer than one customer may have unpaid, so that no limit stands in a shopper's way. */
const mostOrders = 12;

/**
 * So many shoppers at once, for so long, each from an address of its own, and attackers among them.
 */
export async function runShoppers(
  shop: BuiltShop,
  { count, seconds, seed, attackers }: Wanted,
): Promise<LoadResult> {
  const { DB } = await shop.bindings();
  const ask: Ask = async (sql) => (await DB.prepare(sql).all<Row>()).results;
  const phones = await addCustomers(ask, count + attackers, { areLimited: true });
  const people = phones.map((phone, number) => ({ phone, address: `198.51.100.${number}` }));
  const [shoppers, others] = [people.slice(0, count), people.slice(count)];
  const packs = await choosePacks(ask, { plenty: 40, scarce: 5, left: count });
  const before = await takeStock(ask);
  const [log, attackLog] = [createLog(), createLog()];
  const entered = await Promise.all(
    shoppers.map((person, number) => enter(shop, { person, packs, log, seed: seed + number })),
  );
  const answered: string[] = [];
  const crowd = await openCrowd(ask, {
    url: shop.url,
    others,
    victims: shoppers,
    orders: answered,
    packId: packs.plenty[0]!,
    log: attackLog,
    seed,
  });
  const lives = await liveAll(entered, {
    until: Date.now() + seconds * 1000,
    sandbox: shop.sandbox,
    answered,
  });
  const taken = await crowd.leave();
  return {
    rows: log.table(),
    attacks: attackLog.table(),
    orders: answered.length,
    refused: lives.refused,
    faults: [
      ...log.faults,
      ...lives.ended,
      ...attackLog.faults,
      ...(await auditShares(ask, others)),
      ...(await auditBooks(ask, { before, answered: [...answered, ...taken] })),
    ],
  };
}

type Entering = { person: Person; packs: Packs; log: Log; seed: number };

async function enter(
  { url }: BuiltShop,
  { person: { phone, address }, packs, log, seed }: Entering,
): Promise<Shopper> {
  const visitor = visitShop(url, address);
  const shopper = createShopper({ visitor, phone, packs, random: createRandom(seed), log });
  await shopper.browse();
  await shopper.signIn();
  return shopper;
}

/** Each buys, looks around, signs out and in again; once it has forgotten its password. */
async function liveAll(
  shoppers: Shopper[],
  { until, sandbox, answered }: { until: number; sandbox: string; answered: string[] },
) {
  let refused = 0;
  async function live(shopper: Shopper): Promise<void> {
    let placed = 0;
    for (let round = 0; round === 0 || Date.now() < until; round += 1) {
      if (placed < mostOrders) {
        const orderId = await shopper.buy();
        if (orderId) placed = answered.push(orderId) && placed + 1;
        else refused += 1;
      }
      await shopper.browse();
      await shopper.signOut();
      await (round === 0 ? shopper.resetPassword(sandbox) : shopper.signIn());
    }
  }
  const lives = await Promise.allSettled(shoppers.map(live));
  const ended = lives.flatMap((life, number) =>
    life.status === "rejected" ? [`shopper ${number}: ${String(life.reason)}`] : [],
  );
  return { ended, refused };
}

type Crowd = Omit<Parameters<typeof createAttacker>[0], "own" | "pack" | "random"> & {
  others: Person[];
  packId: string;
  seed: number;
};

/** Attackers who go on until they are told to leave, and then say what they were given. */
async function openCrowd(ask: Ask, { others, packId, seed, ...needs }: Crowd) {
  const [{ paise } = {}] = await ask(
    `SELECT dprice_paise AS paise FROM financials WHERE id = '${packId}'`,
  );
  let isOver = false;
  const attacking = others.map(async (own, number) => {
    const random = createRandom(seed - 1 - number);
    const attacker = createAttacker({
      ...needs,
      own,
      random,
      pack: { id: packId, paise: Number(paise) },
    });
    await attacker.signIn();
    while (!isOver) await attacker.attack();
    return attacker.placed;
  });
  return {
    async leave(): Promise<string[]> {
      isOver = true;
      return (await Promise.all(attacking)).flat();
    },
  };
}
