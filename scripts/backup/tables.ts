import type { ShopDatabase } from "#scripts/shop-database.ts";

export type Table = {
  name: string;
  /** Those that can be written: a generated column follows from the others. */
  columns: string[];
  hasRowid: boolean;
  parents: { table: string; from: string[]; to: string[] }[];
};

/** Every table that holds rows of its own, parents before their children; what serves the search is made from them. */
export async function listTables({ read }: Pick<ShopDatabase, "read">): Promise<Table[]> {
  const [schema = [], columns = [], keys = []] = await read([
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL",
    "SELECT m.name AS 'table', c.name AS name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid",
    "SELECT m.name AS 'table', f.id, f.'table' AS parent, f.'from' AS 'from', f.'to' AS 'to' FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq",
  ]);
  const virtual = schema
    .filter(({ sql }) => /^CREATE VIRTUAL/i.test(String(sql)))
    .map(({ name }) => String(name));
  const isOurs = (name: string) =>
    !/^(sqlite_|_cf_|d1_)/.test(name) &&
    !virtual.some((of) => name === of || name.startsWith(`${of}_`));
  const tables = schema.filter(({ name }) => isOurs(String(name)));
  return parentsFirst(
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
  );
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
