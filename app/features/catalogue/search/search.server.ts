// Nothing typed reaches FTS5 unquoted, drafts are never found, and a page reads at most 300 rows.
import { type SQL, eq, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import {
  type SearchQuery,
  cardsPerSearchPage,
  lastSearchPage,
  parseSearchQuery,
} from "./search-query.ts";

/** `isCut` where there are more matches than the pages show. */
export type SearchResult = { cards: Card[]; hasNext: boolean; isCut: boolean; page: number };

const brandHits = 60;
const tier = sql<number>`hits.tier`.as("tier");
const score = sql<number>`hits.score`.as("score");

/** Cards that have every word: exact names first, then what begins so (whole words before parts of one), then the rest, then near spellings; a page's sold-out ones stand last. */
export async function searchCards(
  context: RequestContext,
  text: string,
  page: number,
): Promise<SearchResult> {
  const query = parseSearchQuery(text);
  if (!query) return { cards: [], hasNext: false, isCut: false, page };
  const rows = await context.read(
    context.db
      .select({ ...cardColumns, tier, score })
      .from(
        cardHits(query, { limit: cardsPerSearchPage + 1, offset: (page - 1) * cardsPerSearchPage }),
      )
      .innerJoin(details, sql`${details.seq} = hits.seq`)
      .innerJoin(products, eq(products.id, details.productId)),
  );
  const inOrder = rows
    .sort((a, b) => a.tier - b.tier || a.score - b.score)
    .slice(0, cardsPerSearchPage);
  const cards = inOrder
    .sort((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)))
    .map(({ tier: _tier, score: _score, ...card }) => card);
  const hasMore = rows.length > cardsPerSearchPage;
  return {
    cards,
    hasNext: hasMore && page < lastSearchPage,
    isCut: hasMore && page >= lastSearchPage,
    page,
  };
}

/** Brands whose name has every word, the shortest first, near spellings last. */
export async function searchBrands(context: RequestContext, text: string): Promise<string[]> {
  const query = parseSearchQuery(text);
  if (!query) return [];
  const words = `brand : (${query.words})`;
  const near = sql`'brand : (' || ${nearWords(query)} || ') NOT (' || ${words} || ')'`;
  const rows = await context.read(
    context.db.select({ name: sql<string>`hits.brand`.as("name"), tier }).from(sql`(
    ${hitsOf(0, sql`${words}`)} UNION ALL ${hitsOf(1, near)} ORDER BY tier, score LIMIT ${brandHits}) hits`),
  );
  const inOrder = rows.sort((a, b) => a.tier - b.tier || a.name.length - b.name.length);
  return [...new Set(inOrder.map((row) => row.name))];
}

function isSoldOut(card: Card): boolean {
  return card.packs.every((pack) => pack.countInStock === 0);
}

/** Each tier leaves out what a higher one has. FTS5 sorts each by its rank, so that only the rows of the page are read. */
function cardHits(query: SearchQuery, { limit, offset }: { limit: number; offset: number }): SQL {
  const isNamed = isExactName(query.plain);
  const isOther = sql`NOT ${isNamed}`;
  return sql`(
    ${hitsOf(0, sql`${query.whole}`, isNamed)}
    UNION ALL ${hitsOf(1, sql`${query.whole}`, isOther)}
    UNION ALL ${hitsOf(2, sql`${`(${query.starts}) NOT (${query.whole})`}`, isOther)}
    UNION ALL ${hitsOf(3, sql`${`(${query.words}) NOT ((${query.starts}) OR (${query.whole}))`}`, isOther)}
    UNION ALL ${hitsOf(4, sql`'((' || ${nearWords(query)} || ')' || ${`${query.spaced}) NOT (${query.words})`}`)}
    ORDER BY tier, score LIMIT ${limit} OFFSET ${offset}) hits`;
}

/** The index is named because a look for drafts in it reads nothing where there is none. */
function hitsOf(tier: number, expression: SQL, condition: SQL = sql`true`): SQL {
  return sql`SELECT rowid AS seq, brand, ${sql.raw(String(tier))} AS tier, rank AS score FROM card_search
    WHERE card_search MATCH ${expression} AND rank MATCH 'bm25(10.0, 6.0, 2.0, 4.0)' AND ${condition}
      AND NOT EXISTS (SELECT 1 FROM details INDEXED BY details_shelf WHERE shelf = 0 AND seq = card_search.rowid)`;
}

/** The name, or brand and name, is what was typed; what stands in brackets is a name of its own. */
function isExactName(plain: string): SQL {
  return sql`(instr(lower(name) || ' (', ${`${plain} (`}) = 1 OR instr(lower(brand || ' ' || name) || ' (', ${`${plain} (`}) = 1
    OR instr(lower(name), ${`(${plain})`}) > 0)`;
}

/** Each word or any word of the catalogue that shares a form with it, as an expression made in the database. */
function nearWords(query: SearchQuery): SQL {
  return sql`(SELECT group_concat('(' || (word.value->>'term') || coalesce((
    SELECT group_concat(' OR "' || near.word || iif(length(near.word) > 4, '"*', '"'), '') FROM (SELECT DISTINCT search_words.word
      FROM json_each(word.value->'forms') sought CROSS JOIN search_words ON search_words.form = sought.value) near), '') || ')', ' AND ')
    FROM json_each(${JSON.stringify(query.near)}) word)`;
}
