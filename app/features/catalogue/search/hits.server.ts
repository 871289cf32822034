// The second step of a search: the index is asked for every rank at once, and each card stands in
// the first rank that finds it, with the wanted pack first, then what is in stock. Drafts are never
// found.
import { sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { cardColumns, parsePacks } from "#app/features/catalogue/cards/cards.server.ts";
import type { SortKey } from "#app/features/catalogue/cards/cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { jsonRows } from "#app/platform/statements.server.ts";
import { readKnownWords } from "./known-words.server.ts";
import { packToken } from "./pack-size.ts";
import { type Rank, rankGroups } from "./ranks.ts";
import type { SearchQuery } from "./search-query.ts";

/** `place` is that of its rank; its packs stand as the database keeps them, for who shows it. */
export type Hit = Omit<SearchedCard, "packs"> & {
  packs: string;
  origin: string;
  shelf: number;
  place: number;
  rank: Rank;
};
type Part = { pack: string | null; limit: number; orderBy?: SortKey[] };

/** The best first; with a sort, that of all that is found. */
export async function findHits(
  context: RequestContext,
  query: SearchQuery,
  { limit, orderBy }: Omit<Part, "pack">,
): Promise<Hit[]> {
  const known = await readKnownWords(context, query.terms);
  return readHits(context, rankGroups(query, known), { pack: query.pack, limit, orderBy });
}

export async function readHits(
  { db, read }: RequestContext,
  groups: Rank[][],
  { pack, limit, orderBy }: Part,
): Promise<Hit[]> {
  const ranks = groups.flatMap((ranks, group) => ranks.map((rank) => ({ ...rank, group })));
  const place = sql<number>`hits.place`;
  const lacksPack = sql`instr(${cards.state} || ' ', ${` ${pack} `}) = 0`;
  const rows = await read(
    db
      .select({
        ...cardColumns(),
        packs: cards.packs,
        origin: cards.originCountry,
        shelf: cards.shelf,
        place: place.as("place"),
      })
      .from(hitsOf(ranks))
      .crossJoin(cards)
      .where(sql`${cards.seq} = hits.seq AND hits.in_group = hits.first_group`)
      .orderBy(...(orderBy ?? [place, ...(pack ? [lacksPack] : []), cards.shelf]), cards.seq)
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, rank: ranks[row.place]! }));
}

const forSale = `state : ("s1" OR "s2") AND `;

/** The cards each with its first rank; `among` is the part of an expression that all have to match. */
export function hitsOf(ranks: (Rank & { group: number })[], among = forSale) {
  const asked = jsonRows(
    "asked",
    ranks.flatMap(({ match, group }, place) =>
      match === "" || ranks.findIndex((rank) => rank.match === match) < place
        ? []
        : { place, group, expression: `${among}(${match})` },
    ),
  );
  return sql`(SELECT card_index.rowid AS seq, min(${asked.of("place")}) AS place, min(${asked.of("group")}) AS in_group,
      min(min(${asked.of("group")})) OVER () AS first_group
    FROM ${asked.from} CROSS JOIN card_index WHERE card_index MATCH ${asked.of("expression")}
    GROUP BY 1) AS hits`;
}

/** As pages show it: one that was asked for by its size, unless the card stands there for another. */
export function cardOf(
  { packs, origin: _, shelf: __, place: ___, rank: ____, ...card }: Hit,
  pack: string | null,
): SearchedCard {
  const shown = { ...card, packs: parsePacks(packs) };
  return withWanted(shown, pack);
}

export function withWanted(card: SearchedCard, pack: string | null): SearchedCard {
  const asked = pack && card.packs.find((one) => packToken(one) === pack);
  return asked && card.wanted === undefined ? { ...card, wanted: asked.financialId } : card;
}
