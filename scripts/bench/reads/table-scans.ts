import type { Statement } from "#scripts/bench/counting-d1.ts";

/** Tables that a page shows from end to end: the menu has every category. */
const shownWhole = ["categories"];

/** What SQLite would read from end to end to answer a statement. */
export async function tableScans(d1: D1Database, { sql, values }: Statement): Promise<string[]> {
  const { results } = await d1
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  const details = results.map(({ detail }) => detail);
  // In the order of its keys a table is read no further than the limit.
  if (
    /\blimit \?( offset \?)?\s*$/i.test(sql) &&
    !details.some((detail) => /TEMP B-TREE/.test(detail))
  )
    return [];
  return details.filter((detail) => isTableScan(detail, sql));
}

/** Indexes, virtual tables, rows of a list and results of a subquery are no tables. */
function isTableScan(detail: string, sql: string): boolean {
  const name = /^SCAN (\S+)$/.exec(detail)?.[1];
  if (!name || name.startsWith("(") || name === "CONSTANT") return false;
  if (shownWhole.includes(name)) return false;
  // A row that is new has no children: their tables are planned for, and read for no insert.
  if (/^\s*insert/i.test(sql) && !sql.includes(name)) return false;
  return !new RegExp(
    `(with|,)\\s*(recursive\\s+)?["\`]?${name}["\`]?\\s*(\\([^)]*\\))?\\s*as\\s|\\)\\s*(as\\s+)?["\`]?${name}["\`]?`,
    "i",
  ).test(sql);
}
