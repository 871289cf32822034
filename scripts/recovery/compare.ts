import { listTables } from "#scripts/backup/tables.ts";
import type { ShopDatabase } from "#scripts/shop-database.ts";

/**
 * All that a database holds: the rows of each table as JSON, however they lie, and each trigger's
 * statement.
 */
export type Contents = { rows: Record<string, string[]>; triggers: Record<string, string> };

export async function readContents({ read }: Pick<ShopDatabase, "read">): Promise<Contents> {
  const tables = await listTables({ read });
  const [triggers = [], ...rows] = await read([
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
    ...tables.map(({ name }) => `SELECT * FROM "${name}"`),
  ]);
  return {
    rows: Object.fromEntries(
      tables.map(({ name }, index) => [
        name,
        (rows[index] ?? []).map((row) => JSON.stringify(row)).sort(),
      ]),
    ),
    triggers: Object.fromEntries(triggers.map(({ name, sql }) => [String(name), String(sql)])),
  };
}

/** What the second lacks or has beside, in words. */
export function differencesOf(before: Contents, after: Contents): string[] {
  const tables = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)]);
  const triggers = new Set([...Object.keys(before.triggers), ...Object.keys(after.triggers)]);
  return [
    ...[...tables].flatMap((name) => {
      const lost = without(before.rows[name], after.rows[name]).length;
      const added = without(after.rows[name], before.rows[name]).length;
      return lost + added > 0 ? [`${name}: ${lost} rows lost or changed, ${added} new`] : [];
    }),
    ...[...triggers]
      .filter((name) => before.triggers[name] !== after.triggers[name])
      .map((name) => `trigger ${name} is not what it was`),
  ];
}

function without(rows: string[] = [], others: string[] = []): string[] {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row));
}
