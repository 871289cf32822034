import { format } from "./backup.ts";

export type Cell = string | number | null;
export type Part = { columns: string[]; rows: Cell[][] };
export type Backup = {
  /** Those its shop had applied, in their order; null where the file does not say. */
  migrations: string[] | null;
  /** By the table's name. */
  parts: Map<string, Part>;
};

/** Throws for a file of something else and for one that is cut off, which its last line shows. */
export function readBackup(lines: string[]): Backup {
  const [head, ...rest] = lines.filter(Boolean).map(parse);
  const { counts } = (rest.pop() ?? {}) as { counts?: Record<string, number> };
  const { format: found, migrations = null } = (head ?? {}) as Partial<Backup> & {
    format?: string;
  };
  if (found !== format || !counts) throw notWhole();
  const parts = new Map<string, Part>();
  let part: Part = { columns: [], rows: [] };
  for (const line of rest) {
    if (Array.isArray(line)) part.rows.push(line as Cell[]);
    else {
      const { table, columns } = line as { table: string; columns: string[] };
      parts.set(table, (part = { columns, rows: [] }));
    }
  }
  const isWhole =
    parts.size === Object.keys(counts).length &&
    [...parts].every(
      ([name, { columns, rows }]) =>
        rows.length === counts[name] && rows.every((row) => row.length === columns.length),
    );
  if (!isWhole) throw notWhole();
  return { migrations, parts };
}

const notWhole = () => new Error("This is no whole backup.");

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw notWhole();
  }
}
