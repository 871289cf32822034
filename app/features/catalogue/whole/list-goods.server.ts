// The owner's goods, a brand a row with all its packs: what is sold out first, then what is sold, then
// what is not for sale. A page reads its own rows only, along the index of the shelves, but the
// shelves are counted along all of it. What a text finds stands in the order of the search.
import { type SQL, and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { packCodes } from "#db/schema/pack-codes.ts";
import { financials } from "#db/schema/products.ts";
import { inStockShelf } from "#app/features/catalogue/choosing/facets.ts";
import { findForOwner } from "#app/features/catalogue/search/ask-for-owner.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { canonicalGtin, gtinDigits } from "#app/values/gtin.ts";
import type { Pack } from "#app/values/quantity.ts";

export const goodsPerPage = 20;

/** Where cards stand: 0 not for sale, 1 in stock, 2 sold out. */
const shelves = { drafts: 0, "in-stock": inStockShelf, "sold-out": 2 } as const;
export type GoodsShelf = keyof typeof shelves;
export const goodsShelves = ["sold-out", "in-stock", "drafts"] as const satisfies GoodsShelf[];

type GoodsPack = Pack & {
  financialId: string;
  dpricePaise: number;
  countInStock: number;
  lowStockAt: number | null;
  /** What it cost before it was hidden; null where it never was. */
  hiddenPaise: number | null;
};
export type ListedGoods = {
  detailId: string;
  productId: string;
  slug: string;
  name: string;
  nameHi: string | null;
  brand: string;
  image: string;
  shelf: number;
  packs: GoodsPack[];
};
/** `after` is where the page before ended. */
export type GoodsQuery = { text: string; shelf: GoodsShelf | null; after: string | null };
export type GoodsPage = { goods: ListedGoods[]; after: string | null };

/** How many there are of each, or of each that a text finds. */
export async function countShelves(
  context: RequestContext,
  text: string,
): Promise<Record<GoodsShelf, number>> {
  const rows = await countsOf(context, text);
  const of = (shelf: GoodsShelf) => rows.find((row) => row.shelf === shelves[shelf])?.goods ?? 0;
  return { drafts: of("drafts"), "in-stock": of("in-stock"), "sold-out": of("sold-out") };
}

async function countsOf(context: RequestContext, text: string) {
  const { db, read } = context;
  const counts = { shelf: cards.shelf, goods: count() };
  if (!isSearched(text)) {
    const code = gtinDigits(text);
    const which = code === null ? undefined : hasCode(context, code);
    return read(db.select(counts).from(cards).where(which).groupBy(cards.shelf));
  }
  const hits = await findForOwner(context, text);
  if (hits === null) return [];
  return read(db.select(counts).from(hits).crossJoin(cards).where(isHit).groupBy(cards.shelf));
}

export async function listGoods(context: RequestContext, query: GoodsQuery): Promise<GoodsPage> {
  const rows = await rowsOf(context, query);
  const goods = rows.slice(0, goodsPerPage);
  const last = rows.length > goodsPerPage ? goods.at(-1) : undefined;
  return {
    goods: goods.map(({ seq: _, ...shown }) => shown),
    after: last ? endOf(query, last) : null,
  };
}

/** Of what is found, how much was shown. */
function endOf({ text, after }: GoodsQuery, { shelf, seq }: { shelf: number; seq: number }) {
  return isSearched(text) ? String(shownBefore(after) + goodsPerPage) : `${shelf}.${seq}`;
}

const isHit = sql`${cards.seq} = hits.seq`;
const isSearched = (text: string) => text !== "" && gtinDigits(text) === null;
const shownBefore = (after: string | null) => (/^\d{1,6}$/.test(after ?? "") ? Number(after) : 0);

/** The text may be the code of a pack. */
function rowsOf(context: RequestContext, query: GoodsQuery) {
  const { text } = query;
  const code = gtinDigits(text);
  if (code !== null) return askFor(context, { ...query, which: hasCode(context, code) });
  return text ? search(context, query) : askFor(context, query);
}

/** The best first, of each rank what is for sale before what is sold out, and drafts last. */
async function search(context: RequestContext, { text, shelf, after }: GoodsQuery) {
  const hits = await findForOwner(context, text);
  if (hits === null) return [];
  return context.read(
    context.db
      .select(goodsColumns())
      .from(hits)
      .crossJoin(cards)
      .where(and(isHit, shelf ? eq(cards.shelf, shelves[shelf]) : undefined))
      .orderBy(sql`hits.place`, eq(cards.shelf, shelves.drafts), cards.shelf, cards.seq)
      .limit(goodsPerPage + 1)
      .offset(shownBefore(after)),
  );
}

function hasCode({ db }: RequestContext, digits: string): SQL {
  const its = db
    .select({ id: financials.detailId })
    .from(packCodes)
    .innerJoin(financials, eq(financials.id, packCodes.financialId))
    .where(eq(packCodes.code, canonicalGtin(digits)));
  return inArray(cards.id, its);
}

function askFor(context: RequestContext, { shelf, after, which }: GoodsQuery & { which?: SQL }) {
  const begin = /^([0-2])\.(\d{1,12})$/.exec(after ?? "");
  return context.read(
    context.db
      .select(goodsColumns())
      .from(cards)
      .where(
        and(
          which,
          shelf === null ? undefined : eq(cards.shelf, shelves[shelf]),
          begin
            ? sql`(${cards.shelf}, ${cards.seq}) < (${Number(begin[1])}, ${Number(begin[2])})`
            : undefined,
        ),
      )
      .orderBy(desc(cards.shelf), desc(cards.seq))
      .limit(goodsPerPage + 1),
  );
}

const goodsColumns = () => ({
  seq: cards.seq,
  detailId: cards.id,
  productId: cards.productId,
  slug: cards.slug,
  name: cards.name,
  nameHi: cards.nameHi,
  brand: cards.brand,
  image: cards.image,
  shelf: cards.shelf,
  packs:
    sql`(SELECT json_group_array(json_object('financialId', id, 'quantityMilli', quantity_milli, 'units', units,
    'dpricePaise', dprice_paise, 'countInStock', count_in_stock, 'lowStockAt', low_stock_at, 'hiddenPaise', hidden_dprice_paise))
    FROM (SELECT * FROM financials WHERE detail_id = cards.id ORDER BY seq))`
      .mapWith((json: string) => JSON.parse(json) as GoodsPack[])
      .as("packs"),
});
