import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openBindings } from "#scripts/bindings.ts";
import { runAll } from "#scripts/run.ts";
import { type Settings, dataFolder, freePort } from "#scripts/settings.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { type Contents, differencesOf, readContents } from "./compare.ts";
import { runCommand } from "./run-command.ts";
import { type Written, writeAsPeople } from "./write-as-people.ts";

export type Rehearsal = {
  tables: number;
  rows: number;
  triggers: number;
  orders: number;
  backupMs: number;
  restoreMs: number;
  /** What is not as it was, in words. */
  wrong: string[];
};

/**
 * Serves a shop and writes to it, backs it up while it serves, loses all it holds, restores it, and
 * compares. The pictures are lost with the rest: they are not in the file.
 */
export async function rehearse(folder: string, orders: number): Promise<Rehearsal> {
  const settings: Settings = {
    port: await freePort(),
    partyPort: await freePort(),
    sandboxPort: await freePort(),
    folder: join(folder, "state"),
  };
  const file = join(folder, "backup.jsonl");
  const { before, written, backupMs } = await serveAndBackUp(settings, { file, orders });
  await rm(dataFolder(settings), { recursive: true });
  const start = Date.now();
  const said = await runCommand("restore", settings.folder, file);
  const restoreMs = Date.now() - start;
  const after = await readState(settings);
  const rows = Object.values(after.rows).reduce((sum, { length }) => sum + length, 0);
  return {
    tables: Object.keys(after.rows).length,
    rows,
    triggers: Object.keys(after.triggers).length,
    orders: after.rows.orders?.length ?? 0,
    backupMs,
    restoreMs,
    wrong: [
      ...differencesOf(before, after),
      ...(said.includes(written.image) ? [] : ["the restore does not name a lost picture"]),
      ...(await serveAgain(settings, written)),
    ],
  };
}

async function serveAndBackUp(
  settings: Settings,
  { file, orders }: { file: string; orders: number },
): Promise<{ before: Contents; written: Written; backupMs: number }> {
  const running = await runAll(settings);
  try {
    const written = await writeAsPeople(running.shop.url, orders);
    const start = Date.now();
    await runCommand("backup", settings.folder, file);
    const backupMs = Date.now() - start;
    if (!existsSync(file)) throw new Error("There is no backup.");
    const { DB } = await running.shop.bindings();
    return { before: await readContents(databaseOf(DB)), written, backupMs };
  } finally {
    await running.close();
  }
}

async function readState(settings: Settings): Promise<Contents> {
  const { bindings, close } = await openBindings(dataFolder(settings));
  try {
    return await readContents(databaseOf(bindings.DB));
  } finally {
    await close();
  }
}

/**
 * What the restored shop still fails at: its pages, the drawn stand-in of a lost picture, the next
 * order.
 */
async function serveAgain(settings: Settings, written: Written): Promise<string[]> {
  const running = await runAll(settings);
  try {
    const { url } = running.shop;
    const page = await fetch(url + written.productPage);
    const isShown = page.status === 200 && (await page.text()).includes(written.image);
    const picture = await fetch(`${url}${written.image}?w=320`);
    const isDrawn = picture.headers.get("Content-Type") === "image/svg+xml";
    const next = await writeAsPeople(url, 1);
    return [
      ...(isShown ? [] : [`the product's page answers ${page.status} or lacks its picture`]),
      ...(isDrawn ? [] : [`the lost picture answers ${picture.status}, not drawn`]),
      ...(next.orders.some((id) => written.orders.includes(id))
        ? ["an order's number came twice"]
        : []),
    ];
  } finally {
    await running.close();
  }
}
