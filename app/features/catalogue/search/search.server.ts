// One statement finds a page of cards, whatever the catalogue holds.
import { sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Card, SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { type Part, hitsOf } from "./hits.server.ts";
import { packToken } from "./pack-size.ts";
import { brandRanks } from "./brand-ranks.ts";
import type { Rank } from "./ranks.ts";
import {
  type SearchQuery,
  cardsPerSearchPage,
  lastSearchPage,
  parseSearchQuery,
} from "./search-query.ts";

/**
 * `isCut` where there are more matches than the pages show; `isNear` where nothing is called so,
 * only near to it, `isNotSold` where that is a kind of goods and what is near is of another.
 */
export type SearchResult = {
  cards: SearchedCard[];
  hasNext: boolean;
  isCut: boolean;
  isNear: boolean;
  isNotSold: boolean;
  page: number;
};

const brandHits = 16;
export const nothingFound = {
  cards: [],
  hasNext: false,
  isCut: false,
  isNear: false,
  isNotSold: false,
};

/** In the order of `search-query.ts`; near spellings only where nothing else was found. */
export async function searchCards(
  context: RequestContext,
  text: string,
  page: number,
): Promise<SearchResult> {
  const query = parseSearchQuery(text);
  if (!query) return { ...nothingFound, page };
  const rows = await context.read(
    selectHits(context, query, {
      limit: cardsPerSearchPage + 1,
      offset: (page - 1) * cardsPerSearchPage,
    }),
  );
  const hasMore = rows.length > cardsPerSearchPage;
  return {
    cards: rows.slice(0, cardsPerSearchPage).map((row) => cardOf(row, query.pack)),
    hasNext: hasMore && page < lastSearchPage,
    isCut: hasMore && page >= lastSearchPage,
    isNear: rows[0]?.near === 1,
    isNotSold: rows[0]?.near === 1 && isNotSold(query, rows),
    page,
  };
}

/** It names a kind of goods, and what is found is of another. */
export function isNotSold({ isNamed, ranks }: SearchQuery, rows: { rank: number }[]): boolean {
  return isNamed && rows.every(({ rank }) => ranks[rank]?.isNear === true);
}

/**
 * The lower its rank the better it answers the name; it is sure where that names the goods or their
 * kind.
 */
export type Candidate = SearchedCard & { rank: number; isSure: boolean; isNear: boolean };

/** Of each name the first cards; all names are one round trip. */
export async function findCandidates(
  context: RequestContext,
  names: string[],
  limit: number,
): Promise<Candidate[][]> {
  return Promise.all(
    names.map(async (name) => {
      const query = parseSearchQuery(name);
      const rows = query
        ? await context.read(selectHits(context, query, { limit, isForList: true }))
        : [];
      return rows.map((row) => ({
        ...cardOf(row, query?.pack ?? null),
        rank: row.rank,
        isSure: isSureRank(query?.ranks[row.rank]),
        isNear: row.near === 1,
      }));
    }),
  );
}

/** One of several goods is no answer to all of them. */
const isSureRank = (rank?: Rank) => rank?.isSure === true && rank.near === undefined;

/** Brands whose name has every word, the shortest first; near spellings where there is none. */
export async function searchBrands(context: RequestContext, text: string): Promise<string[]> {
  const query = parseSearchQuery(text);
  if (!query) return [];
  const hits = hitsOf(brandRanks(query), { limit: brandHits });
  const rows = await context.read(
    context.db
      .selectDistinct({ name: cards.brand, rank: sql<number>`hits.rank`.as("rank") })
      .from(hits)
      .crossJoin(cards)
      .where(sql`${cards.seq} = hits.seq`),
  );
  const inOrder = rows.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length);
  return [...new Set(inOrder.map((row) => row.name))];
}

/** Products by the cards that are found, each once and on one page; none beyond the last. */
export async function searchProducts(
  context: RequestContext,
  text: string,
  { page, size }: { page: number; size: number },
): Promise<{ ids: string[]; hasNext: boolean }> {
  const query = parseSearchQuery(text);
  if (!query || page > lastSearchPage) return { ids: [], hasNext: false };
  const rows = await context.read(
    context.db
      .select({ id: sql<string>`product_id`.as("id") })
      .from(
        sql`(SELECT cards.product_id, row_number() OVER () AS place
          FROM ${hitsOf(query, { limit: lastSearchPage * cardsPerSearchPage })} CROSS JOIN cards ON cards.seq = hits.seq)`,
      )
      .groupBy(sql`product_id`)
      .orderBy(sql`min(place)`)
      .limit(size + 1)
      .offset((page - 1) * size),
  );
  return { ids: rows.slice(0, size).map(({ id }) => id), hasNext: rows.length > size };
}

type Row = Card & { rank: number; near: number };

function selectHits(context: RequestContext, query: SearchQuery, part: Part) {
  return context.db
    .select({
      ...cardColumns,
      rank: sql<number>`hits.rank`.as("rank"),
      near: sql<number>`hits.near`.as("near"),
    })
    .from(hitsOf(query, part))
    .crossJoin(cards)
    .where(sql`${cards.seq} = hits.seq`);
}

function cardOf({ rank: _, near: __, ...card }: Row, pack: string | null): SearchedCard {
  return withWanted(card, pack);
}

/** One that was asked for by its size, unless the card stands there for another. */
export function withWanted(card: SearchedCard, pack: string | null): SearchedCard {
  const asked = pack && card.packs.find((one) => packToken(one) === pack);
  return asked && card.wanted === undefined ? { ...card, wanted: asked.financialId } : card;
}
