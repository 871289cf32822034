import type { ShopDatabase } from "#scripts/shop-database.ts";

export type Table = {
  name: string;
  /** Those that can be written: a generated column follows from the others. */
  columns: string[];
  hasRowid: boolean;
  parents: { table: string; from: string[]; to: string[] }[];
};

/**
 * Every table that holds rows of its own, parents before their children; what serves the search is
 * made from them.
 */
export async function listTables({ read }: Pick<ShopDatabase, "read">): Promise<Table[]> {
  const [schema = []] = await read([
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL",
  ]);
  const virtual = schema
    .filter(({ sql }) => /^CREATE VIRTUAL/i.test(String(sql)))
    .map(({ name }) => String(name));
  const isOurs = (name: string) =>
    !/^(sqlite_|_cf_|d1_)/.test(name) &&
    !virtual.some((of) => name === of || name.startsWith(`${of}_`));
  const tables = schema.filter(({ name }) => isOurs(String(name)));
  // Of ours alone: the platform keeps tables of its own beside them, and answers no question about
  // those.
  const ours = `json_each('${JSON.stringify(tables.map(({ name }) => name))}') m`;
  const [columns = [], keys = []] = await read([
    `SELECT m.value AS 'table', c.name AS name FROM ${ours}, pragma_table_info(m.value) c ORDER BY m.key, c.cid`,
    `SELECT m.value AS 'table', f.id, f.'table' AS parent, f.'from' AS 'from', f.'to' AS 'to' FROM ${ours}, pragma_foreign_key_list(m.value) f ORDER BY m.key, f.id, f.seq`,
  ]);
  return countersLast(
    parentsFirst(
      tables.map(({ name, sql }) => ({
        name: String(name),
        hasRowid: !/WITHOUT ROWID\s*$/i.test(String(sql)),
        columns: columns
          .filter((column) => column.table === name)
          .map((column) => String(column.name)),
        parents: [
          ...Map.groupBy(
            keys.filter((key) => key.table === name),
            (key) => key.id,
          ).values(),
        ].map((parts) => ({
          table: String(parts[0]?.parent),
          from: parts.map((part) => String(part.from)),
          to: parts.map((part) => String(part.to)),
        })),
      })),
    ),
  );
}

/**
 * A table that stands alone, such as a counter, is read last: it is never behind what it has
 * counted.
 */
function countersLast(tables: Table[]): Table[] {
  const stands = ({ name, parents }: Table) =>
    parents.length === 0 && !tables.some((one) => one.parents.some(({ table }) => table === name));
  return [...tables.filter((table) => !stands(table)), ...tables.filter(stands)];
}

function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parents }) =>
      parents.every(({ table }) => !waiting.some(({ name }) => name === table)),
    );
    if (ready.length === 0)
      throw new Error(`Tables hang on each other: ${waiting.map(({ name }) => name).join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
