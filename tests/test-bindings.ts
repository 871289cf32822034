import { readFileSync, readdirSync } from "node:fs";
import type { Bindings } from "#app/platform/bindings.ts";
import type { Miniflare } from "miniflare";
import { openMiniflare, workerOptions } from "#scripts/bindings.ts";
import { openLocalD1 } from "#scripts/local-d1.ts";

type Stock = {
  miniflare: Miniflare;
  bindings: Bindings & Record<string, unknown>;
  taken: number;
};

/**
 * A program of local bindings takes a second to start, so that one holds as many databases and
 * buckets.
 */
const shops = 30;
const migrations = new URL("../db/migrations/", import.meta.url);

let stock: Promise<Stock> | null = null;

/** A database with the real migrations and a bucket, both new, in memory, and nobody else's. */
export async function takeBindings(): Promise<Bindings> {
  stock ??= openStock();
  const current = await stock;
  if (current.taken === shops) {
    // Who took of it may still use it: it goes with this process.
    if ((await stock) === current) stock = openStock();
    return takeBindings();
  }
  const number = current.taken;
  current.taken += 1;
  const bindings = {
    ...current.bindings,
    DB: openLocalD1(current.miniflare, `DB${number}`),
    PICTURES: current.bindings[`PICTURES${number}`] as R2Bucket,
  };
  await bindings.DB.batch(migrationStatements().map((sql) => bindings.DB.prepare(sql)));
  return bindings;
}

async function openStock(): Promise<Stock> {
  const many = (name: string) =>
    Object.fromEntries(
      Array.from({ length: shops }, (_, number) => [name + number, { id: name + number }]),
    );
  const options = Object.assign(workerOptions({ config: "wrangler.toml", name: "kirana" }), {
    d1Databases: many("DB"),
    r2Buckets: many("PICTURES"),
  });
  const miniflare = openMiniflare([options], { port: 0, state: null });
  return { miniflare, bindings: await miniflare.getBindings("kirana"), taken: 0 };
}

/** All of them in one round trip; that they also go one by one is for the tests of `migrate`. */
function migrationStatements(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, migrations), "utf8").split("--> statement-breakpoint"),
    );
}
