import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "#db/migrate.ts";
import { readTriggers } from "#db/truth.ts";
import { visitShop } from "#scripts/bench/reads/visitor.ts";
import { openBindings } from "#scripts/bindings.ts";
import { readContents } from "#scripts/recovery/compare.ts";
import { runCommand, startCommand } from "#scripts/recovery/run-command.ts";
import { dataFolder } from "#scripts/settings.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import type { openKillableShop } from "#tests/built/killable-shop.ts";
import { auditBooks } from "#tests/load/books.ts";
import { addCustomers, choosePacks } from "#tests/load/customers.ts";
import { createLog } from "#tests/load/log.ts";
import { createShopper } from "#tests/load/shopper.ts";
import { createRandom } from "#tests/random.ts";
import { type FaultRow, lostOf } from "./row.ts";
import { orderStubbornly } from "./stubborn-shopper.ts";

type Killable = Awaited<ReturnType<typeof openKillableShop>>;

const shoppers = 4;

/**
 * Backup and restore of a shop that sells meanwhile and is killed, and each of the two killed once
 * before.
 */
export async function backUpUnderLoad(shop: Killable, seed: number): Promise<FaultRow[]> {
  const file = (name: string) => join(shop.folder, name);
  const load = await startLoad(shop, seed);
  const rows: FaultRow[] = [];
  rows.push(
    await timed("backup killed while shoppers order", () => killBackup(shop, file("killed.jsonl"))),
  );
  const before = load.answered.slice();
  rows.push(
    await timed("backup while shoppers order", async () => {
      await runCommand("backup", shop.folder, file("busy.jsonl"));
      return { seen: "whole", wrong: [] };
    }),
  );
  await load.killShop();
  await load.end();
  const target = { folder: file("busy"), answered: before };
  rows.push(
    await timed("its restore, killed and made again", () =>
      restoreTwice(file("busy.jsonl"), target),
    ),
  );
  return rows;
}

async function timed(
  fault: string,
  work: () => Promise<{ seen: string; wrong: string[] }>,
): Promise<FaultRow> {
  const start = Date.now();
  const { seen, wrong } = await work();
  return { fault, seen, ms: Date.now() - start, lost: lostOf(wrong) };
}

async function startLoad(shop: Killable, seed: number) {
  const phones = await addCustomers(shop.ask, shoppers);
  const packs = await choosePacks(shop.ask, { plenty: 10, scarce: 2, left: 100 });
  const answered: string[] = [];
  let isOver = false;
  let back = Promise.resolve();
  const running = phones.map(async (phone, number) => {
    const shopper = createShopper({
      visitor: visitShop(shop.url, `198.51.100.${100 + number}`),
      phone,
      packs,
      random: createRandom(seed + number),
      log: createLog(),
    });
    await shopper.signIn();
    await orderStubbornly({
      shopper,
      isOver: () => isOver,
      untilBack: () => Promise.all([back, sleep(50)]),
      onOrder: (orderId) => void answered.push(orderId),
      onLost: () => undefined,
    });
  });
  while (answered.length < shoppers) await sleep(50);
  return {
    answered,
    async killShop() {
      back = shop.kill().then(shop.restart);
      await back;
    },
    async end() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

async function killBackup(shop: Killable, file: string) {
  const { kill, ended } = startCommand("backup", shop.folder, file);
  await sleep(1500);
  kill();
  const { status } = await ended;
  const isStub = existsSync(file) && !(await readFile(file, "utf8")).includes('{"counts"');
  return {
    seen: status === 0 ? "it was faster" : "no file",
    wrong: isStub ? ["a stub is taken for a backup"] : [],
  };
}

type Target = { folder: string; answered: string[] };

async function restoreTwice(
  file: string,
  { folder, answered }: Target,
): Promise<{ seen: string; wrong: string[] }> {
  const first = startCommand("restore", folder, file);
  await sleep(2500);
  first.kill();
  await first.ended;
  const between = await openRestored(folder);
  const isWhole = between.contents.rows.orders?.length !== 0;
  if (!isWhole) await runCommand("restore", folder, file);
  const { wrong } = await openRestored(folder, answered);
  const seen = isWhole ? "whole at once" : "empty, then whole";
  return { seen, wrong: [...between.wrong, ...wrong] };
}

/** Orders that were answered before are there, each is whole, and the triggers are complete. */
async function openRestored(folder: string, answered: string[] = []) {
  const { bindings, close } = await openBindings(dataFolder({ folder }));
  try {
    await migrate(bindings.DB);
    const database = databaseOf(bindings.DB);
    const contents = await readContents(database);
    const wrong = await auditBooks(database.query, {
      before: new Map(),
      answered,
      unanswered: Infinity,
    });
    const count = Object.keys(contents.triggers).length;
    if (count !== readTriggers().size) wrong.push(`${count} triggers`);
    return { contents, wrong };
  } finally {
    await close();
  }
}
