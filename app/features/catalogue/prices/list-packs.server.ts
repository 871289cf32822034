// A page of packs reads only its own: each page begins where the one before ended, along an index.
import { type SQL, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cards } from "#db/schema/cards.ts";
import { financials } from "#db/schema/products.ts";
import { askForNamed } from "#app/features/catalogue/search/ask-for-owner.server.ts";
import { categoryIdOf } from "#app/features/catalogue/listing/names/find-category.server.ts";
import { packColumns } from "#app/features/catalogue/whole/pack-columns.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { type PackToPrice, mostPacksSaved } from "./pack-to-price.ts";
import { cardNames } from "#db/shown-names.ts";

/** With all their packs. */
export const detailsPerPage = 40;
const limit = detailsPerPage + 1;

/**
 * What a text finds, else a category's, else all; `after` is the page before's. Of a category drafts
 * come first, what is sold out last.
 */
export type PackQuery = { category: string | null; text: string; after: string | null };
type Page = { where: SQL; orderBy: SQLiteColumn[] };
export type PackPage = { packs: PackToPrice[]; after: string | null };

export async function listPacks(context: RequestContext, query: PackQuery): Promise<PackPage> {
  const rows = await rowsOf(context, query);
  const seqs = [...new Set(rows.map((row) => row.detailSeq))];
  const beyond = seqs[detailsPerPage];
  const shown = rows.filter((row) => row.detailSeq !== beyond);
  const last = shown.at(-1);
  return {
    packs: shown.map(packOf),
    after: beyond !== undefined && last ? `${last.shelf}.${last.detailSeq}` : null,
  };
}

/** Of all pages, or null where they are more than one save takes. */
export async function listAllPacks(
  context: RequestContext,
  query: PackQuery,
): Promise<PackToPrice[] | null> {
  const packs: PackToPrice[] = [];
  let after: string | null = "";
  while (after !== null && packs.length <= mostPacksSaved) {
    const page: PackPage = await listPacks(context, { ...query, after });
    packs.push(...page.packs);
    after = page.after;
  }
  return packs.length > mostPacksSaved ? null : packs;
}

/** Only those that are still there. */
export async function getPacksToPrice(
  context: RequestContext,
  ids: string[],
): Promise<PackToPrice[]> {
  if (ids.length === 0) return [];
  const page = { where: oneOf(financials.id, ids), orderBy: [cards.seq] };
  return (await context.read(selectPacks(context, page))).map(packOf);
}

async function rowsOf(context: RequestContext, { category, text, after }: PackQuery) {
  const [, shelf = "0", seq = "0"] = /^(\d)\.(\d{1,12})$/.exec(after ?? "") ?? [];
  const ask = (page: Page) => context.read(selectPacks(context, page));
  if (text)
    return askForNamed(context, text, (match) =>
      ask({ where: called(match, seq), orderBy: [cards.seq] }),
    );
  if (category === null)
    return ask({ where: inArray(cards.seq, allFrom(context, Number(seq))), orderBy: [cards.seq] });
  const from = { shelf: Number(shelf), seq: Number(seq) };
  return ask({
    where: onShelves(categoryIdOf(context.db, category), from),
    orderBy: [cards.shelf, cards.seq],
  });
}

function allFrom({ db }: RequestContext, after: number) {
  return db
    .select({ seq: cards.seq })
    .from(cards)
    .where(gt(cards.seq, after))
    .orderBy(asc(cards.seq))
    .limit(limit);
}

function called(words: string, after: string): SQL {
  return sql`${cards.seq} IN (SELECT rowid FROM card_index WHERE card_index MATCH ${words}
    AND rowid > cast(${after} AS INTEGER) ORDER BY rowid LIMIT ${limit})`;
}

/** Two ranges of the index, as one of both columns is not looked up but walked through. */
function onShelves(categoryId: SQL, { shelf, seq }: { shelf: number; seq: number }): SQL {
  return sql`${cards.seq} IN (SELECT seq FROM (
    SELECT * FROM (SELECT shelf, seq FROM cards WHERE category_id = ${categoryId} AND shelf = ${shelf} AND seq > ${seq}
      ORDER BY seq LIMIT ${limit})
    UNION ALL SELECT * FROM (SELECT shelf, seq FROM cards WHERE category_id = ${categoryId} AND shelf > ${shelf}
      ORDER BY shelf, seq LIMIT ${limit})
    ORDER BY shelf, seq LIMIT ${limit}))`;
}

function selectPacks({ db }: RequestContext, { where, orderBy }: Page) {
  return db
    .select({
      ...packColumns,
      lowStockAt: financials.lowStockAt,
      productId: cards.productId,
      ...cardNames(),
      brand: cards.brand,
      shelf: cards.shelf,
      detailSeq: cards.seq,
    })
    .from(cards)
    .innerJoin(financials, eq(financials.detailId, cards.id))
    .where(where)
    .orderBy(...orderBy, financials.seq);
}

type PackRow = PackToPrice & { shelf: number; detailSeq: number };

function packOf({ shelf: _, detailSeq: __, ...pack }: PackRow): PackToPrice {
  return pack;
}
