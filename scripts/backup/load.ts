// Rows come back as they were: the triggers that count and log are away meanwhile. All of it is one
// transaction, so that a shop is never left with half its rows or without its triggers.
import type { ShopDatabase } from "#scripts/shop-database.ts";
import type { Backup, Cell, Part } from "./read-backup.ts";
import { type Table, listTables } from "./tables.ts";

/** D1 takes statements of 100 KB. */
const mostCharacters = 60_000;

type Around = {
  /** Triggers that the database has. */
  present: string[];
  /** Statements of those it has afterwards. */
  triggers: string[];
  /** Statements that make the search anew. */
  search: string[];
};

/**
 * Into a database in the state of the backup's. Throws, with the database as it was, for tables and
 * columns of another state and for a row that is refused.
 */
export async function load(
  database: ShopDatabase,
  { parts }: Backup,
  { present, triggers, search }: Around,
): Promise<void> {
  const tables = await listTables(database);
  const unlike = columnDifferences(tables, parts);
  if (unlike.length > 0)
    throw new Error(`The backup is not of this state of a shop: ${unlike.join("; ")}.`);
  const kept = withParents(tables, parts);
  try {
    await database.execute([
      ...present.map((name) => `DROP TRIGGER "${name}"`),
      ...tables.toReversed().map(({ name }) => `DELETE FROM "${name}"`),
      ...[...kept].flatMap(([name, part]) => insertStatements(name, part)),
      ...search,
      ...triggers,
      ...[...kept].map(([name, { rows }]) => mustBe(`FROM "${name}"`, rows.length)),
      mustBe("FROM sqlite_schema WHERE type = 'trigger'", triggers.length),
    ]);
  } catch (error) {
    if (!String(error).includes("malformed JSON")) throw error;
    throw new Error(
      "Rows or triggers were missing at the end of the restore, so nothing was written.",
      { cause: error },
    );
  }
}

/** A wrong number is no JSON, so it ends the transaction. */
const mustBe = (from: string, count: number) =>
  `SELECT json(iif(count(*) = ${count}, '1', 'missing')) ${from}`;

/** Where tables or columns of a file are others than those of the database, in words. */
export function columnDifferences(tables: Table[], parts: Backup["parts"]): string[] {
  const names = new Set([...tables.map(({ name }) => name), ...parts.keys()]);
  return [...names].flatMap((name) => {
    const table = tables.find((one) => one.name === name);
    const part = parts.get(name);
    if (!table) return [`table ${name} is not known there`];
    if (!part) return [`table ${name} is missing in it`];
    const lacking = without(table.columns, part.columns);
    const unknown = without(part.columns, table.columns);
    return [
      ...(lacking.length > 0 ? [`${name} lacks ${lacking.join(", ")}`] : []),
      ...(unknown.length > 0 ? [`${name} has ${unknown.join(", ")} beside`] : []),
    ];
  });
}

const without = (names: string[], others: string[]) =>
  names.filter((name) => !others.includes(name));

/** What was placed while the backup ran, and whose parent is not in it, is left out whole. */
function withParents(tables: Table[], parts: Backup["parts"]): Backup["parts"] {
  const kept: Backup["parts"] = new Map();
  const keyOf = (row: Cell[], columns: string[], names: string[]) =>
    JSON.stringify(names.map((name) => row[columns.indexOf(name)]));
  for (const { name, parents } of tables) {
    const { columns, rows } = parts.get(name) ?? { columns: [], rows: [] };
    const tests = parents.map(({ table, from, to }) => {
      const parent = kept.get(table) ?? { columns: [], rows: [] };
      const keys = new Set(parent.rows.map((row) => keyOf(row, parent.columns, to)));
      return (row: Cell[]) =>
        from.some((column) => row[columns.indexOf(column)] === null) ||
        keys.has(keyOf(row, columns, from));
    });
    kept.set(name, { columns, rows: rows.filter((row) => tests.every((test) => test(row))) });
  }
  return kept;
}

function insertStatements(name: string, { columns, rows }: Part): string[] {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const cells = columns.map((_, index) => `value->>${index}`).join(", ");
  return chunksOf(rows).map(
    (json) =>
      `INSERT INTO "${name}" (${names}) SELECT ${cells} FROM json_each('${json.replaceAll("'", "''")}')`,
  );
}

function chunksOf(rows: Cell[][]): string[] {
  const chunks: string[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (size + json.length > mostCharacters) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(json);
    size += json.length;
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}
