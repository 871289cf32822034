// What found nothing, or only near spellings, is kept for the owner without who asked. Nothing that
// looks like a number or an address is kept, and a flood fills a day's list at most: what is
// counted already goes on counting.
import { lt, sql } from "drizzle-orm";
import { searchMisses } from "#db/schema/search.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom, jsonRows, plus } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { goodsWordsOf } from "#app/features/catalogue/search/words/search-words.ts";

const longestText = 40;
const mostDigits = 4;
const mostTextsADay = 200;
export const keptDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** A text as typed, and how many near ones it was shown. */
type Miss = { typed: string; results: number };

/** For after the answer, in one round trip. */
export async function keepMisses({ db, now }: RequestContext, misses: Miss[]): Promise<void> {
  const kept = misses
    .map(({ typed, results }) => ({ typed, text: goodsWordsOf(typed).join(" "), results }))
    .filter(({ typed, text }) => isKept(typed, text));
  if (kept.length === 0) return;
  const day = indianDay(now);
  const rows = jsonRows("miss", kept);
  const isRoom = sql`key < ${mostTextsADay} - (SELECT count(*) FROM search_misses WHERE day = ${day})
    OR EXISTS (SELECT 1 FROM search_misses WHERE day = ${day} AND text = ${rows.of("text")})`;
  await batch(db, {
    counted: insertFrom(db, searchMisses, {
      columns: { day, text: rows.of("text"), results: rows.of("results"), lastAt: now },
      from: sql`FROM ${rows.from} WHERE ${isRoom}`,
    }).onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.text],
      set: { count: plus(searchMisses.count, 1), results: sql`excluded.results`, lastAt: now },
    }),
    old: db.delete(searchMisses).where(lt(searchMisses.day, indianDay(now - keptDays * dayMs))),
  });
}

function isKept(typed: string, text: string): boolean {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    text !== "" && typed.length <= longestText && digits <= mostDigits && !/[@＠]/u.test(typed)
  );
}
