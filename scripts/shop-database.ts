import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { openBindings } from "./bindings.ts";
import { read } from "./deploy/database.ts";
import { readProduction } from "./deploy/production.ts";
import { wrangler } from "./deploy/wrangler.ts";

export type Row = Record<string, string | number | null>;

/**
 * The shop's database, of this machine or deployed. Neither takes bound values, as the deployed one
 * can't.
 */
export type ShopDatabase = {
  query(sql: string): Promise<Row[]>;
  /** The rows of each, for one way there and back. */
  read(statements: string[]): Promise<Row[][]>;
  /** All of them in their order, or none where one fails or the program is ended. */
  execute(statements: string[]): Promise<void>;
  close(): Promise<unknown>;
};

/** With where its pictures are kept. */
export type Shop = ShopDatabase & { hasPicture(address: string): Promise<boolean> };

/** The local one with its migrations applied; the deployed one as it is. */
export async function openShopDatabase(isRemote: boolean): Promise<Shop> {
  if (!isRemote) return openLocal();
  return {
    ...openByWrangler(["--remote"]),
    hasPicture: (address) => isServed(readProduction().shopOrigin + address),
  };
}

async function openLocal(): Promise<Shop> {
  const { bindings, close } = await openBindings();
  await migrate(bindings.DB);
  const hasPicture = async (address: string) =>
    (await bindings.PICTURES.head(`${address.slice("/images/".length)}/320.webp`)) !== null;
  return { close, hasPicture, ...databaseOf(bindings.DB) };
}

/**
 * Wrangler lists no bucket, so the deployed shop is asked; one that does not answer yet serves no
 * picture.
 */
async function isServed(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: "HEAD" }).catch(() => null);
  return answer?.ok ?? false;
}

export function databaseOf(d1: D1Database): Omit<ShopDatabase, "close"> {
  return {
    query: async (sql) => (await d1.prepare(sql).all<Row>()).results,
    read: async (statements) =>
      (await d1.batch<Row>(statements.map((sql) => d1.prepare(sql)))).map(({ results }) => results),
    execute: async (statements) => void (await d1.batch(statements.map((sql) => d1.prepare(sql)))),
  };
}

/** With the rights of the wrangler that is signed in here. */
export function openByWrangler(target: string[]): ShopDatabase {
  return {
    close: async () => undefined,
    query: async (sql) => read(target, [sql])[0] ?? [],
    read: async (statements) => read(target, statements),
    async execute(statements) {
      const folder = mkdtempSync(join(tmpdir(), "kirana-sql-"));
      try {
        const file = join(folder, "statements.sql");
        writeFileSync(file, statements.map((sql) => `${sql};\n`).join(""), { mode: 0o600 });
        wrangler("d1", "execute", "DB", ...target, "--yes", "--file", file);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
