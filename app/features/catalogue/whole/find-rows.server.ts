// The admin's table: a row a card with its last pack, newest first.
import { type SQL, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { askForOwner } from "#app/features/catalogue/search/ask-for-owner.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { PriceValues } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";
import { cardCalled, cardNames } from "#db/shown-names.ts";

type LastPack = Pack & PriceValues & { lowStockAt: number | null };
export type ProductRow = {
  productId: string;
  detailId: string;
  name: string;
  nameHi?: string | null;
  slug: string;
  category: string;
  brand: string;
  /** Its first picture, "" without one. */
  image: string;
  pack: LastPack | null;
};
/** Of all rows; those that a text finds stand newest first. */
export const rowSorts = ["name", "sold-out"] as const;
export type RowSort = (typeof rowSorts)[number];
export type RowPage = {
  rows: ProductRow[];
  page: number;
  /** Of all rows, and how many there are; not known of what a text finds. */
  pages?: number;
  total?: number;
  hasNext: boolean;
  isCut: boolean;
};

export const rowsPerPage = 16;
/** Reading further costs more rows than a page may; one more word finds what is missing. */
const lastSearchPage = 6;

const columns = () => ({
  productId: cards.productId,
  detailId: cards.id,
  ...cardNames(),
  slug: cards.slug,
  brand: cards.brand,
  image: cards.image,
  category: cardColumns().category,
  pack: sql`(SELECT json_object('pricePaise', price_paise, 'discountBasisPoints', discount_basis_points,
    'quantityMilli', quantity_milli, 'units', units, 'countInStock', count_in_stock, 'lowStockAt', low_stock_at)
    FROM financials WHERE detail_id = cards.id ORDER BY financials.seq DESC LIMIT 1)`
    .mapWith((json: string | null) => (json ? (JSON.parse(json) as LastPack) : null))
    .as("pack"),
});

const orders = (): Record<RowSort, SQL[]> => ({
  name: [sql`${cardCalled()} COLLATE NOCASE`, desc(cards.seq)],
  "sold-out": [desc(cards.shelf), desc(cards.seq)],
});

/** A page beyond the last is the last. */
export async function listRows(
  context: RequestContext,
  page: number,
  sort: RowSort | null = null,
): Promise<RowPage> {
  const ask = (wanted: number) => context.read(pageOfRows(context, wanted, sort));
  const [rows, [counted]] = await Promise.all([
    ask(page),
    context.read(context.db.select({ rows: count() }).from(cards)),
  ]);
  const total = counted?.rows ?? 0;
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const shown = Math.min(page, pages);
  return {
    rows: page > pages ? await ask(pages) : rows,
    page: shown,
    pages,
    total,
    hasNext: shown < pages,
    isCut: false,
  };
}

/**
 * Rows that the text finds, or whose product or detail has this id.
 */
export async function findRows(
  context: RequestContext,
  text: string,
  wanted: number,
): Promise<RowPage> {
  const page = Math.min(wanted, lastSearchPage);
  const id = text.trim();
  const byId =
    isId(id) && page === 1
      ? context.read(
          selectRows(context, or(eq(cards.id, id), eq(cards.productId, id))).limit(rowsPerPage),
        )
      : [];
  const ask = (match: string) =>
    context.read(
      selectRows(
        context,
        sql`cards.seq IN (SELECT rowid FROM card_index WHERE card_index MATCH ${match}
    ORDER BY rowid DESC LIMIT ${rowsPerPage + 1} OFFSET ${(page - 1) * rowsPerPage})`,
      ),
    );
  const [named, found] = await Promise.all([byId, askForOwner(context, text, ask)]);
  const hasMore = found.length > rowsPerPage;
  if (found.length === 0 && named.length === 0 && page > 1)
    return findRows(context, text, page - 1);
  const others = found
    .slice(0, rowsPerPage)
    .filter(({ detailId }) => !named.some((row) => row.detailId === detailId));
  return {
    rows: [...named, ...others],
    page,
    hasNext: hasMore && page < lastSearchPage,
    isCut: hasMore && page === lastSearchPage,
  };
}

/** Its rows are chosen first, so that the packs of these alone are read. */
function pageOfRows({ db }: RequestContext, page: number, sort: RowSort | null) {
  const order = sort ? orders()[sort] : [desc(cards.seq)];
  const chosen = db
    .select({ seq: cards.seq })
    .from(cards)
    .orderBy(...order)
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage);
  return db
    .select(columns())
    .from(cards)
    .where(inArray(cards.seq, chosen))
    .orderBy(...order);
}

function selectRows(context: RequestContext, where: SQL | undefined) {
  return context.db.select(columns()).from(cards).where(where).orderBy(desc(cards.seq));
}
