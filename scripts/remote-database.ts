import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Store } from "#app/features/catalogue/csv/store.server.ts";

const mostOutput = 256 * 1024 * 1024;
const dialect = new SQLiteSyncDialect();

/**
 * The deployed shop's database, with the rights of the wrangler that is signed in here; `place`
 * names another one to wrangler.
 */
export function openRemote(place: string[] = ["--remote"]) {
  const execute = (args: string[]) =>
    runWrangler(["d1", "execute", "DB", ...place, "--yes", ...args]);

  function query<Row>(sql: string): Row[] {
    return (
      (JSON.parse(execute(["--json", "--command", sql])) as { results: Row[] }[])[0]?.results ?? []
    );
  }

  /** All of them, or none where one fails. */
  function write(statements: string[]): void {
    const folder = mkdtempSync(join(tmpdir(), "kirana-sql-"));
    try {
      const file = join(folder, "statements.sql");
      writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""));
      execute(["--file", file]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const store: Store = {
    all: async (asked) => query(textOf(asked)),
    async write(statements) {
      write(statements.map(textOf));
      return true;
    },
  };
  return { query, store };
}

function runWrangler(args: string[]): string {
  // The bindings of this machine keep wrangler quiet, answers included.
  const env = { ...process.env, WRANGLER_LOG: "log" };
  const { status, stdout } = spawnSync("wrangler", args, {
    encoding: "utf8",
    env,
    stdio: ["inherit", "pipe", "inherit"],
    maxBuffer: mostOutput,
  });
  if (status !== 0)
    throw new Error("wrangler could not reach the deployed database, or it refused.");
  return stdout;
}

/** The deployed database takes no bound values on its command line. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  return typeof value === "number"
    ? String(value)
    : `'${String(value).replaceAll("\0", "").replaceAll("'", "''")}'`;
}

/** The statement with its values written into it; no text of its own holds a question mark. */
export function textOf(statement: SQL): string {
  const { sql, params } = dialect.sqlToQuery(statement);
  let next = 0;
  return sql.replace(/\?/g, () => literal(params[next++]));
}
