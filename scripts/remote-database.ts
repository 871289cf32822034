import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const mostOutput = 256 * 1024 * 1024;

/** The deployed shop's database, with the rights of the wrangler that is signed in here. */
export function queryRemote<Row>(sql: string): Row[] {
  return (JSON.parse(execute(["--json", "--command", sql])) as { results: Row[] }[])[0]?.results ?? [];
}

/** All of them, or none where one fails. */
export function writeRemote(statements: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "kirana-sql-"));
  try {
    const file = join(folder, "statements.sql");
    writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""));
    execute(["--file", file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function execute(args: string[]): string {
  const { status, stdout } = spawnSync("wrangler", ["d1", "execute", "DB", "--remote", "--yes", ...args], { encoding: "utf8", stdio: ["inherit", "pipe", "inherit"], maxBuffer: mostOutput });
  if (status !== 0) throw new Error("wrangler could not reach the deployed database, or it refused.");
  return stdout;
}

/** The deployed database takes no bound values on its command line. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  return typeof value === "number" ? String(value) : `'${String(value).replaceAll("\0", "").replaceAll("'", "''")}'`;
}

/** The statement with its values written into it; no text of its own holds a question mark. */
export function withLiterals({ sql, params }: { sql: string; params: unknown[] }): string {
  let next = 0;
  return sql.replace(/\?/g, () => literal(params[next++]));
}
