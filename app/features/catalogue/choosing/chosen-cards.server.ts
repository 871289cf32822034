// One statement steps over the cards of a list once: it counts what can be chosen, puts what was
// chosen into its order, and shows a page of it.
import { type SQL, and, eq, isNotNull, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type ListChoice, type Sort, bestPack } from "./choice.ts";
import type { Traits } from "./facets.ts";

/** In what a list is stepped over, `d` is the card's row of details. */
type CardList = {
  from: SQL;
  /** Of the cards where no other is chosen; without it they come as they are stepped over. */
  orderBy?: SQL;
  /** Whether a row of the list is one of near spellings. */
  near?: SQL;
  /** Too many brands to choose from. */
  isWithoutFacets?: boolean;
};

export type ChosenPage = {
  cards: SearchedCard[];
  /** Of every card of the list; empty where it was not asked for. */
  traits: Traits[];
  hasMore: boolean;
  isNear: boolean;
};

const sortKeys: Record<Sort, SQL> = {
  price: sql`d.shelf, d.price_from`,
  unit: sql`d.shelf, d.unit_from IS NULL, d.unit_from`,
  discount: sql`d.shelf, d.discount_most DESC`,
  name: sql`d.shelf, d.sort_name`,
  origin: sql`d.shelf, d.origin_country = '', d.origin_country`,
};

/** Digits of a card's number in the text that holds those of all chosen cards in their order. */
const digits = 9;

export async function readChosen(
  context: RequestContext,
  list: CardList,
  { choice, size, offset }: { choice: ListChoice; size: number; offset: number },
): Promise<ChosenPage> {
  const at = sql`${digits} * (${offset} + place.column1)`;
  const rows = await context.read(
    context.db
      .select({
        traits: sql<string | null>`iif(place.column1 = 0, found.traits, NULL)`.as("traits"),
        near: sql<number | null>`found.near`.as("near"),
        ...cardColumns,
      })
      .from(sql`(${found(list, choice)}) AS found`)
      .innerJoin(
        sql.raw(`(VALUES ${numbersUpTo(size)}) AS place`),
        sql`place.column1 = 0 OR ${at} < length(found.places)`,
      )
      .leftJoin(
        details,
        sql`${details.seq} = CAST(substr(found.places, 1 + ${at}, ${digits}) AS INTEGER)`,
      )
      .leftJoin(products, eq(products.id, details.productId)),
  );
  const cards = rows.flatMap(({ traits: _, near: __, ...card }) =>
    card.detailId === null ? [] : [withBest(card as SearchedCard, choice.sort)],
  );
  return {
    cards: cards.slice(0, size),
    traits: JSON.parse(rows[0]?.traits ?? "[]") as Traits[],
    hasMore: cards.length > size,
    isNear: rows[0]?.near === 1,
  };
}

function found({ from, orderBy, near, isWithoutFacets }: CardList, choice: ListChoice): SQL {
  const { brand, origin, inStock, sort } = choice;
  const chosen = and(
    isNotNull(sql`d.seq`),
    brand === null ? undefined : sql`d.brand = ${brand}`,
    origin === null ? undefined : sql`d.origin_country = ${origin}`,
    inStock ? sql`d.shelf = 1` : undefined,
  );
  const order = sort ? sql`ORDER BY ${sortKeys[sort]}, d.seq` : orderBy && sql`ORDER BY ${orderBy}`;
  return sql`SELECT ${isWithoutFacets ? sql`NULL` : sql`json_group_array(json_array(d.brand, d.origin_country, d.shelf))`} AS traits,
    ${near ?? sql`0`} AS near,
    group_concat(printf('%0${sql.raw(String(digits))}d', d.seq), '' ${order ?? sql``}) FILTER (WHERE ${chosen}) AS places FROM ${from}`;
}

function withBest(card: SearchedCard, sort: Sort | null): SearchedCard {
  const best = bestPack(card.packs, sort);
  return best ? { ...card, wanted: best.financialId } : card;
}

/** Rows of a statement's own are stepped over without being read. */
const numbersUpTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, number) => `(${number})`).join();
