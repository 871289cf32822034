// What went wrong with a shop's backup and its restore, tried on one that serves: nothing is lost silently.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBindings } from "#scripts/bindings.ts";
import { type Contents, readContents } from "#scripts/recovery/compare.ts";
import { runCommand, startCommand } from "#scripts/recovery/run-command.ts";
import { dataFolder } from "#scripts/settings.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { readTriggers } from "#db/truth.ts";
import { customer } from "#tests/built/built-shop.ts";
import { openKillableShop } from "#tests/built/killable-shop.ts";
import { isFullLength } from "#tests/length.ts";
import { signedIn } from "./attacker.ts";

let shop: Awaited<ReturnType<typeof openKillableShop>>;
let whole: string;
const file = (name: string) => join(shop.folder, name);
beforeAll(async () => {
  shop = await openKillableShop();
  // The first write is what makes the platform's own table, which no question may meet.
  await signedIn(shop.url, customer);
  await runCommand("backup", shop.folder, file("whole.jsonl"));
  whole = readFileSync(file("whole.jsonl"), "utf8");
});
afterAll(() => shop?.close());

async function contentsOf(folder: string): Promise<Contents> {
  const { bindings, close } = await openBindings(dataFolder({ folder }));
  return readContents(databaseOf(bindings.DB)).finally(close);
}

test("a backup of a shop that serves is whole, and one that is killed leaves no stub", async () => {
  expect(JSON.parse(whole.trimEnd().split("\n").at(-1)!)).toMatchObject({
    counts: { sessions: 1, categories: 23 },
  });
  const { kill, ended, isRunning } = startCommand("backup", shop.folder, file("stub.jsonl"));
  while (isRunning() && !readdirSync(shop.folder).some((name) => name.endsWith(".part")))
    await sleep(1);
  kill();
  await ended;
  expect(existsSync(file("stub.jsonl"))).toBe(false);
});

test.runIf(isFullLength)(
  "a restore that is refused a row loses no trigger, and the next one is whole, triggers and all",
  async () => {
    const lines = whole.trimEnd().split("\n");
    const head = lines.findIndex((line) => line.startsWith('{"table":"financials"'));
    const { columns } = JSON.parse(lines[head]!) as { columns: string[] };
    const row = JSON.parse(lines[head + 10]!) as unknown[];
    row[columns.indexOf("count_in_stock")] = -1;
    const target = file("target");
    writeFileSync(file("broken.jsonl"), lines.with(head + 10, JSON.stringify(row)).join("\n"));
    await expect(runCommand("restore", target, file("broken.jsonl"))).rejects.toThrow("CHECK");
    const { rows, triggers } = await contentsOf(target);
    expect(Object.keys(triggers)).toHaveLength(readTriggers().size);
    expect([rows.users, rows.products, rows.financials]).toEqual([[], [], []]);
    await runCommand("restore", target, file("whole.jsonl"));
    const source = await shop.ask("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    const restored = await contentsOf(target);
    expect(restored.triggers).toEqual(
      Object.fromEntries(source.map(({ name, sql }) => [name, sql])),
    );
  },
);
