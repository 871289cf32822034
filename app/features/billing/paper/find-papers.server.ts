// 'Give me bill 123 again': papers by the numbers as people say them.
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { financialYear } from "#app/values/dates.ts";
import { documentSeries } from "#app/values/tax.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** So many at once fit a page that a phone can still print. */
export const mostPapers = 50;

/** "123", "120-130", "KS/26-27/0000123", several with commas between; null for anything else. */
export function parsePaperNumbers(text: string): string[] | null {
  const found: string[] = [];
  for (const part of text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const range = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(part);
    if (!range && !/^[A-Z0-9]{1,2}\/\d{2}-\d{2}\/\d{7}$/.test(part)) return null;
    const [first, last] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    if (range && (last < first || last - first >= mostPapers)) return null;
    if (!range) found.push(part);
    else
      for (let count = first; count <= last; count += 1) found.push(String(count).padStart(7, "0"));
  }
  return found.length > 0 && found.length <= mostPapers ? found : null;
}

/** The orders of those papers; of a bare count this financial year's, else the last one's. */
export async function findPaperOrders(
  { db, now }: RequestContext,
  numbers: string[],
): Promise<string[]> {
  const [year, yearBefore] = [financialYear(now), financialYear(now - yearMs)];
  const rows = await db.all<{ orderId: string | null }>(
    sql`SELECT coalesce(
        (SELECT order_id FROM documents WHERE number = shop.series || ${`/${year}/`} || asked.value),
        (SELECT order_id FROM documents WHERE number = shop.series || ${`/${yearBefore}/`} || asked.value),
        (SELECT order_id FROM documents WHERE number = asked.value)) AS orderId
      FROM json_each(${JSON.stringify(numbers)}) AS asked
      JOIN (SELECT coalesce((SELECT series FROM shop_tax WHERE id = 1), ${documentSeries}) AS series) AS shop
      ORDER BY asked.key`,
  );
  return rows.flatMap(({ orderId }) => orderId ?? []);
}
