// The admin's table: a row a card with its last pack, newest first.
import { type SQL, count, desc, eq, or, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { askForOwner } from "#app/features/catalogue/search/ask-for-owner.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { PriceValues } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";
import { cardNames } from "#db/shown-names.ts";

type LastPack = Pack & PriceValues & { lowStockAt: number | null };
export type ProductRow = {
  productId: string;
  detailId: string;
  name: string;
  nameHi?: string | null;
  slug: string;
  category: string;
  brand: string;
  pack: LastPack | null;
};
export type RowPage = {
  rows: ProductRow[];
  page: number;
  pages?: number;
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
  category: cardColumns().category,
  pack: sql`(SELECT json_object('pricePaise', price_paise, 'discountBasisPoints', discount_basis_points,
    'quantityMilli', quantity_milli, 'units', units, 'countInStock', count_in_stock, 'lowStockAt', low_stock_at)
    FROM financials WHERE detail_id = cards.id ORDER BY financials.seq DESC LIMIT 1)`
    .mapWith((json: string | null) => (json ? (JSON.parse(json) as LastPack) : null))
    .as("pack"),
});

/** A page beyond the last is the last. */
export async function listRows(context: RequestContext, page: number): Promise<RowPage> {
  const ask = (wanted: number) =>
    context.read(
      selectRows(context, undefined)
        .limit(rowsPerPage)
        .offset((wanted - 1) * rowsPerPage),
    );
  const [rows, [counted]] = await Promise.all([
    ask(page),
    context.read(context.db.select({ rows: count() }).from(cards)),
  ]);
  const pages = Math.max(1, Math.ceil((counted?.rows ?? 0) / rowsPerPage));
  const shown = Math.min(page, pages);
  return {
    rows: page > pages ? await ask(pages) : rows,
    page: shown,
    pages,
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

function selectRows(context: RequestContext, where: SQL | undefined) {
  return context.db.select(columns()).from(cards).where(where).orderBy(desc(cards.seq));
}
