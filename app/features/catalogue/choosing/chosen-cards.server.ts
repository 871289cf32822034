// One statement steps over the cards of a list once: it counts what can be chosen, puts what was
// chosen into its order, and shows a page of it, the last where a later one is asked for. A brand
// or an origin that no card of the list has is as if it was not asked for.
import { type SQL, and, eq, sql } from "drizzle-orm";
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
};

export type ChosenPage = {
  cards: SearchedCard[];
  page: number;
  pages: number;
  /** Of every card of the list. */
  traits: Traits[];
  isNear: boolean;
};

const sortKeys: Record<Sort, SQL> = {
  price: sql`d.shelf, d.price_from`,
  unit: sql`d.shelf, d.unit_from IS NULL, d.unit_from`,
  discount: sql`d.shelf, d.discount_most DESC`,
  name: sql`d.shelf, d.sort_name`,
  origin: sql`d.shelf, d.origin_country = '', d.origin_country`,
};

/**
 * The numbers of all chosen cards stand in one text in their order, each with this added: so all
 * are as long, and a page is a part of it.
 */
const added = 1_000_000_000;
const width = `${added},`.length;

export async function readChosen(
  context: RequestContext,
  list: CardList,
  { choice, size, page }: { choice: ListChoice; size: number; page: number },
): Promise<ChosenPage> {
  const ofPage = sql.raw(String(size * width));
  const rows = await context.read(
    context.db
      .select({
        traits: sql<string | null>`iif(place.key > 0, NULL, found.traits)`.as("traits"),
        near: sql<number | null>`found.near`.as("near"),
        page: sql<number>`found.page`.as("page"),
        pages: sql<number>`found.pages`.as("pages"),
        ...cardColumns,
      })
      .from(
        sql`(SELECT *, min(${page}, pages) AS page
          FROM (SELECT *, max(1, (length(places) + ${ofPage}) / ${ofPage}) AS pages FROM (${found(list, choice)}))) AS found`,
      )
      .leftJoin(
        sql`json_each('[' || substr(found.places, 1 + (found.page - 1) * ${ofPage}, ${ofPage} - 1) || ']') AS place`,
        sql`true`,
      )
      .leftJoin(details, sql`${details.seq} = place.value - ${sql.raw(String(added))}`)
      .leftJoin(products, eq(products.id, details.productId)),
  );
  const [first] = rows;
  return {
    cards: rows.flatMap(({ traits: _, near: __, page: ___, pages: ____, ...card }) =>
      card.detailId === null ? [] : [withBest(card as SearchedCard, choice.sort)],
    ),
    page: first?.page ?? 1,
    pages: first?.pages ?? 1,
    traits: JSON.parse(first?.traits ?? "[]") as Traits[],
    isNear: first?.near === 1,
  };
}

/** Put into order once, for which each card is stepped over once more. */
function found({ from, orderBy, near }: CardList, choice: ListChoice): SQL {
  const { brand, origin, inStock, sort } = choice;
  const order = sort ? sql`ORDER BY ${sortKeys[sort]}, d.seq` : orderBy && sql`ORDER BY ${orderBy}`;
  const places = (chosen: SQL[], [asked, ...others]: SQL[]): SQL =>
    asked
      ? sql`iif(max(${asked}), ${places([...chosen, asked], others)}, ${places(chosen, others)})`
      : sql`coalesce(group_concat(${sql.raw(String(added))} + seq) FILTER (WHERE ${and(...chosen)}), '')`;
  const asked = [
    ...(brand === null ? [] : [sql`brand = ${brand}`]),
    ...(origin === null ? [] : [sql`origin_country = ${origin}`]),
  ];
  return sql`SELECT json_group_array(json_array(brand, origin_country, shelf, 1)) AS traits, max(near) AS near,
    ${places([inStock ? sql`shelf = 1` : sql`true`], asked)} AS places
    FROM (SELECT d.seq, d.brand, d.origin_country, d.shelf, ${near ?? sql`0`} AS near FROM ${from} ${order ?? sql``})`;
}

function withBest(card: SearchedCard, sort: Sort | null): SearchedCard {
  const best = bestPack(card.packs, sort);
  return best ? { ...card, wanted: best.financialId } : card;
}
