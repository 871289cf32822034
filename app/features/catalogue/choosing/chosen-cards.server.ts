// One statement steps over the cards of a list once: it counts what can be chosen, puts what was
// chosen into its order, and shows a page of it, the last where a later one is asked for. A brand
// or an origin that no card of the list has is as if it was not asked for.
import { type SQL, and, eq, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sortName } from "#db/shown-names.ts";
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
  name: sql`d.shelf, ${sortName(sql`d`)}`,
  origin: sql`d.shelf, d.origin_country = '', d.origin_country`,
};

/**
 * The numbers of all chosen cards stand in one text in their order, each with this added: so all
 * are as long, and a page is a part of it.
 */
const added = 1_000_000_000;
const width = `${added},`.length;
/** What stands before a page's numbers: near or not, the page, of so many. */
const headWidth = 1 + 2 * 6;

export async function readChosen(
  context: RequestContext,
  list: CardList,
  { choice, size, page }: { choice: ListChoice; size: number; page: number },
): Promise<ChosenPage> {
  const rows = await context.read(
    context.db
      .select({
        head: sql<string>`substr(place.list, 1, ${headWidth})`.as("head"),
        traits: sql<
          string | null
        >`iif(place.number = 0, substr(place.list, ${1 + headWidth + size * width}), NULL)`.as(
          "traits",
        ),
        ...cardColumns,
      })
      .from(sql`(${placesOfPage(found(list, choice), size, page)}) AS place`)
      .leftJoin(details, sql`${details.seq} = nullif(place.card, '') - ${added}`)
      .leftJoin(products, eq(products.id, details.productId))
      .where(sql`place.number = 0 OR place.card <> ''`),
  );
  const [first] = rows;
  const [, near, shown, pages] = /^(.)(.{6})(.{6})/.exec(first?.head ?? "") ?? [];
  return {
    cards: rows.flatMap(({ head: _, traits: __, ...card }) =>
      card.detailId === null ? [] : [withBest(card as SearchedCard, choice.sort)],
    ),
    page: Number(shown ?? 1),
    pages: Number(pages ?? 1),
    traits: JSON.parse(first?.traits ?? "[]") as Traits[],
    isNear: near === "1",
  };
}

/**
 * A row a place of the page, with the number of its card, and one text of head, numbers and traits
 * in each: a list of constants costs no row, and the text is made once.
 */
function placesOfPage(all: SQL, size: number, page: number): SQL {
  const ofPage = size * width;
  const text = (shown: string) => sql.raw(shown);
  const numbers = text(Array.from({ length: size }, (_, place) => `(${place})`).join());
  return sql`SELECT number, list, trim(substr(list, ${text(`${1 + headWidth} + number * ${width}, ${width - 1}`)})) AS card
    FROM (SELECT column1 AS number, (SELECT near || printf('%06d%06d', page, pages)
        || substr(places || printf('%${text(String(ofPage))}s', ''), ${text(`1 + (page - 1) * ${ofPage}, ${ofPage}`)}) || traits
      FROM (SELECT *, min(${page}, pages) AS page FROM (SELECT *, ${text(`max(1, (length(places) + ${ofPage}) / ${ofPage})`)} AS pages FROM (${all})))) AS list
    FROM (VALUES ${numbers}) LIMIT -1)`;
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
  return sql`SELECT json_group_array(json_array(brand, origin_country, shelf, 1)) AS traits, coalesce(max(near), 0) AS near,
    ${places([inStock ? sql`shelf = 1` : sql`true`], asked)} AS places
    FROM (SELECT d.seq, d.brand, d.origin_country, d.shelf, ${near ?? sql`0`} AS near FROM ${from} ${order ?? sql``})`;
}

function withBest(card: SearchedCard, sort: Sort | null): SearchedCard {
  const best = bestPack(card.packs, sort);
  return best ? { ...card, wanted: best.financialId } : card;
}
