// Rows come back as they were: the triggers that count and log are away meanwhile, and the search
// is made anew. All of it is one transaction, so that a shop is never left with half its rows or
// without its triggers.
import { readTriggers } from "#db/truth.ts";
import type { ShopDatabase } from "#scripts/shop-database.ts";
import { format } from "./backup.ts";
import { type Table, listTables } from "./tables.ts";

type Cell = string | number | null;

/** D1 takes statements of 100 KB. */
const mostCharacters = 60_000;

/** Tables of earlier versions whose rows follow from others now. */
const gone = ["invoice_counters"];

/** What each search index is made from. */
export const searchFrom: Record<string, string> = {
  card_search: `INSERT INTO card_search (rowid, name, brand, category, also_known_as, kinds, state)
    SELECT d.seq, p.name || iif(instr(p.name, '''') + instr(p.name, '’') > 0, ' ' || replace(replace(p.name, '''', ''), '’', ''), ''),
      replace(replace(d.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> d.brand, ' ' || replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || d.brand, ''),
      c.name, p.also_known_as, p.kinds, 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
      || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
        WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
        FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '')
    FROM details d JOIN products p ON p.id = d.product_id JOIN categories c ON c.id = p.category_id`,
  order_search: "INSERT INTO order_search (order_search) VALUES ('rebuild')",
  user_search: "INSERT INTO user_search (user_search) VALUES ('rebuild')",
};

/** Before what is paid was stored, it followed from the percent. */
const pricesPaid = [
  "UPDATE financials SET dprice_paise = (price_paise * (10000 - discount_basis_points) + 5000) / 10000",
  `UPDATE price_changes SET old_dprice_paise = (old_price_paise * (10000 - old_discount_basis_points) + 5000) / 10000,
    new_dprice_paise = (new_price_paise * (10000 - new_discount_basis_points) + 5000) / 10000`,
];

/**
 * Answers how many rows each table has now. Throws, with the shop as it was, for a shop in use, a
 * file that is no whole backup, and a row that the database refuses.
 */
export async function restore(
  database: ShopDatabase,
  lines: string[],
): Promise<Record<string, number>> {
  const { parts, counts } = readBackup(lines);
  const tables = await listTables(database);
  const present = await refuseOthers(database, { tables, names: Object.keys(counts) });
  const triggers = readTriggers();
  await database.execute([
    ...present.map((name) => `DROP TRIGGER "${name}"`),
    ...tables.toReversed().map(({ name }) => `DELETE FROM "${name}"`),
    ...tables.flatMap((table) => insertStatements(table, parts.get(table.name))),
    ...(parts.get("financials")?.columns.includes("dprice_paise") === false ? pricesPaid : []),
    ...Object.values(searchFrom),
    ...triggers.values(),
    // A wrong number is no JSON, so it ends the transaction.
    `SELECT json(iif(count(*) = ${triggers.size}, '1', 'triggers are missing')) FROM sqlite_schema WHERE type = 'trigger'`,
  ]);
  const [restored = {}] = await database.query(
    `SELECT ${tables.map(({ name }) => `(SELECT count(*) FROM "${name}") AS "${name}"`).join(", ")}`,
  );
  return restored as Record<string, number>;
}

/**
 * Throws for a shop in use, and for one that this file or these triggers don't belong to; answers
 * the triggers it has.
 */
async function refuseOthers(
  database: ShopDatabase,
  { tables, names }: { tables: Table[]; names: string[] },
): Promise<string[]> {
  const [[used] = [], rows = []] = await database.read([
    "SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM products) + (SELECT count(*) FROM orders) AS n",
    "SELECT name FROM sqlite_schema WHERE type = 'trigger'",
  ]);
  if (used?.n !== 0)
    throw new Error(
      "This shop has products, users or orders: a backup is restored into an empty one.",
    );
  const unknown = names.filter(
    (name) => !gone.includes(name) && !tables.some((table) => table.name === name),
  );
  if (unknown.length > 0)
    throw new Error(`The backup has tables that this shop has not: ${unknown.join(", ")}.`);
  const present = rows.map(({ name }) => String(name));
  const foreign = present.filter((name) => !readTriggers().has(name));
  if (foreign.length > 0)
    throw new Error(`This shop is of another version: ${foreign.join(", ")} is not known here.`);
  return present;
}

type Part = { columns: string[]; rows: Cell[][] };

/** The last line shows that nothing is cut off. */
function readBackup(lines: string[]): { parts: Map<string, Part>; counts: Record<string, number> } {
  const [head, ...rest] = lines.filter(Boolean).map((line) => JSON.parse(line) as unknown);
  const { counts } = (rest.pop() ?? {}) as { counts?: Record<string, number> };
  if ((head as { format?: string } | undefined)?.format !== format || !counts)
    throw new Error("This is no whole backup.");
  const parts = new Map<string, Part>();
  let part: Part = { columns: [], rows: [] };
  for (const line of rest) {
    if (Array.isArray(line)) part.rows.push(line as Cell[]);
    else {
      const { table, columns } = line as { table: string; columns: string[] };
      parts.set(table, (part = { columns, rows: [] }));
    }
  }
  const isWhole = Object.entries(counts).every(
    ([name, count]) => parts.get(name)?.rows.length === count,
  );
  if (!isWhole) throw new Error("This is no whole backup.");
  return { parts, counts };
}

function insertStatements(
  { name, parents }: Table,
  { columns, rows }: Part = { columns: [], rows: [] },
): string[] {
  const cell = (column: string) => `value->>${columns.indexOf(column)}`;
  const isKept = parents.map(
    ({ table, from, to }) =>
      `(${cell(from[0]!)} IS NULL OR EXISTS (SELECT 1 FROM "${table}" AS parent WHERE ${to.map((column, index) => `parent."${column}" = ${cell(from[index]!)}`).join(" AND ")}))`,
  );
  const where = isKept.length > 0 ? ` WHERE ${isKept.join(" AND ")}` : "";
  return chunksOf(rows).map(
    (json) =>
      `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(", ")}) SELECT ${columns.map(cell).join(", ")} FROM json_each('${json.replaceAll("'", "''")}')${where}`,
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
