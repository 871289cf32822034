// A page by its number reads some dozen counts (`places`) instead of every row before it; one
// beyond the last is the last.
import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";

export type PlacedList = { list: "details" | "products"; newestFirst: boolean };
export type PageOf = { page: number; size: number };

const topLevel = 3;

/**
 * For a `where`: the rows from the first of the page on; the list's order and a limit of the page's
 * size do the rest. Walks the counts of 4,096 numbers until the page lies within, then the 256 in
 * them, then the 16, then the rows.
 */
export function fromPageStart({ list, newestFirst }: PlacedList, { page, size }: PageOf): SQL {
  const [order, beyond, end, inside, next] = (
    newestFirst ? ["DESC", "<=", "max", 15, -1] : ["ASC", ">=", "min", 0, 1]
  ).map((word) => sql.raw(String(word)));
  const [rows, most, top] = [sql.raw(list), sql.raw(String(size)), sql.raw(String(topLevel))];
  return sql`${rows}.seq ${beyond} (WITH RECURSIVE
    wanted AS (SELECT ${end}(block) AS block, (max(1, min(CAST(${page} AS INTEGER), (sum(count) + ${most} - 1) / ${most})) - 1) * ${most} AS skipped
      FROM places WHERE list = ${list} AND level = ${top}),
    step AS (SELECT ${top} AS level, block, skipped FROM wanted WHERE block IS NOT NULL UNION ALL
      SELECT step.level - (coalesce(count, 0) > skipped), iif(coalesce(count, 0) > skipped, step.block * 16 + ${inside}, step.block + ${next}),
        iif(coalesce(count, 0) > skipped, skipped, skipped - coalesce(count, 0))
      FROM step LEFT JOIN places ON places.list = ${list} AND places.level = step.level AND places.block = step.block
      WHERE step.level > 0 AND step.block >= 0 LIMIT 400),
    few AS MATERIALIZED (SELECT block, skipped FROM step WHERE level = 0)
    SELECT seq FROM ${rows} WHERE seq ${beyond} (SELECT block FROM few)
    ORDER BY seq ${order} LIMIT 1 OFFSET coalesce((SELECT skipped FROM few), 0))`;
}

export async function countPages(
  context: RequestContext,
  list: PlacedList["list"],
  { page, size }: PageOf,
): Promise<{ page: number; pages: number }> {
  const [counted] = await context.read(
    context.db
      .select({ total: sql<number>`coalesce(sum(count), 0)`.as("total") })
      .from(sql`places`)
      .where(sql`list = ${list} AND level = ${topLevel}`),
  );
  const pages = Math.max(1, Math.ceil((counted?.total ?? 0) / size));
  return { page: Math.min(page, pages), pages };
}
