// The admin's table: a row a detail with its last pack, newest first. A page reads at most 200
// rows, by number and by search.
import { type SQL, desc, eq, or, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import { categoryNameOf } from "#app/features/catalogue/listing/category-names.ts";
import { parseSearchQuery } from "#app/features/catalogue/search/search-query.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { PriceValues } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";
import { countPages, fromPageStart } from "./page-start.server.ts";
import { productNames } from "#db/shown-names.ts";

type LastPack = Pack & PriceValues;
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

const columns = {
  productId: details.productId,
  detailId: details.id,
  ...productNames,
  slug: products.slug,
  brand: details.brand,
  category: sql`${details.categoryId}`.mapWith(categoryNameOf).as("category"),
  pack: sql`(SELECT json_object('pricePaise', price_paise, 'discountBasisPoints', discount_basis_points,
    'quantityMilli', quantity_milli, 'units', units, 'countInStock', count_in_stock)
    FROM financials WHERE detail_id = ${details.id} ORDER BY financials.seq DESC LIMIT 1)`
    .mapWith((json: string | null) => (json ? (JSON.parse(json) as LastPack) : null))
    .as("pack"),
};

/** A page beyond the last is the last. */
export async function listRows(context: RequestContext, page: number): Promise<RowPage> {
  const wanted = { page, size: rowsPerPage };
  const [rows, { page: shown, pages }] = await Promise.all([
    context.read(
      selectRows(context, fromPageStart({ list: "details", newestFirst: true }, wanted)).limit(
        rowsPerPage,
      ),
    ),
    countPages(context, "details", wanted),
  ]);
  return { rows, page: shown, pages, hasNext: shown < pages, isCut: false };
}

/**
 * Rows that have every word, each perhaps still being typed, or whose product or detail has this
 * id.
 */
export async function findRows(
  context: RequestContext,
  text: string,
  wanted: number,
): Promise<RowPage> {
  const query = parseSearchQuery(text);
  const page = Math.min(wanted, lastSearchPage);
  if (!query) return { rows: [], page: 1, hasNext: false, isCut: false };
  const id = text.trim();
  const byId =
    isId(id) && page === 1
      ? context.read(
          selectRows(context, or(eq(details.id, id), eq(details.productId, id))).limit(rowsPerPage),
        )
      : [];
  const hits = sql`details.seq IN (SELECT rowid FROM card_search WHERE card_search MATCH ${query.words}
    ORDER BY rowid DESC LIMIT ${rowsPerPage + 1} OFFSET ${(page - 1) * rowsPerPage})`;
  const [named, found] = await Promise.all([byId, context.read(selectRows(context, hits))]);
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
  return context.db
    .select(columns)
    .from(details)
    .innerJoin(products, eq(products.id, details.productId))
    .where(where)
    .orderBy(desc(details.seq));
}
