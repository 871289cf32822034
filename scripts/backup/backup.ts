import type { Row, ShopDatabase } from "#scripts/shop-database.ts";
import { type Table, listTables } from "./tables.ts";

export const format = "kirana-backup-1";

const rowsAtOnce = 1000;

/**
 * The lines of a backup: what it is; of each table its name and columns, then a line for each row;
 * at the end the counts. The shop may go on meanwhile: parents are read before their children, so
 * what is newer than the backup is only ever a child without a parent, which a restore leaves out.
 */
export async function* backUp({
  query,
  read,
}: Pick<ShopDatabase, "query" | "read">): AsyncGenerator<string> {
  const migrations = (await query("SELECT name FROM d1_migrations ORDER BY id")).map(
    ({ name }) => name,
  );
  yield JSON.stringify({ format, createdAt: new Date().toISOString(), migrations });
  const counts: Record<string, number> = {};
  for (const table of await listTables({ read })) {
    yield JSON.stringify({ table: table.name, columns: table.columns });
    counts[table.name] = 0;
    for await (const row of readRows({ query }, table)) {
      counts[table.name]! += 1;
      yield JSON.stringify(table.columns.map((column) => row[column] ?? null));
    }
  }
  yield JSON.stringify({ counts });
}

/** By keys, as an offset would read all rows before it; a table without them is small. */
async function* readRows(
  { query }: Pick<ShopDatabase, "query">,
  { name, columns, hasRowid }: Table,
): AsyncGenerator<Row> {
  const list = columns.map((column) => `"${column}"`).join(", ");
  for (let last = hasRowid ? -1 : 0; ;) {
    const rows = await query(
      hasRowid
        ? `SELECT rowid AS "rowid:", ${list} FROM "${name}" WHERE rowid > ${last} ORDER BY rowid LIMIT ${rowsAtOnce}`
        : `SELECT ${list} FROM "${name}" ORDER BY ${list} LIMIT ${rowsAtOnce} OFFSET ${last}`,
    );
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = hasRowid ? Number(rows.at(-1)?.["rowid:"]) : last + rows.length;
  }
}
