import { count, desc, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import {
  cardsPerCategoryPage,
  getListing,
} from "#app/features/catalogue/listing/listing.server.ts";
import { findCategory } from "#app/features/catalogue/listing/names/find-category.server.ts";
import { searchProducts } from "#app/features/catalogue/search/search.server.ts";
import { queryText } from "#app/features/catalogue/search-box/suggestion.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import {
  type Audience,
  type WholeProduct,
  selectWhole,
  selectWholeByIds,
} from "./whole-products.server.ts";

export type ProductQuery = { keyword: string; page: number };
export type ProductPage = { products: WholeProduct[]; page: number; pages: number };

const productsPerPage = 10;
const productsPerSearchPage = 16;
const mostTop = 20;

/** What is for sale; "" as keyword lists all. */
export async function listProducts(
  context: RequestContext,
  { keyword, page }: ProductQuery,
): Promise<ProductPage> {
  if (keyword.trim() === "") return listAllProducts(context, "shopper", page);
  const ids = await searchProducts(context, queryText(keyword));
  const shown = ids.slice((page - 1) * productsPerSearchPage, page * productsPerSearchPage);
  const products = await productsOf(
    context,
    "shopper",
    shown.map((productId) => ({ productId })),
  );
  return { products, page, pages: Math.max(1, Math.ceil(ids.length / productsPerSearchPage)) };
}

/** An admin's newest first, a shopper's oldest; beyond the last page nothing. */
export async function listAllProducts(
  context: RequestContext,
  audience: Audience,
  page: number,
): Promise<ProductPage> {
  const [found, [counted]] = await Promise.all([
    context.read(
      selectWhole(context, audience, {
        orderBy: audience === "admin" ? desc(products.seq) : products.seq,
        isCutFirst: true,
      })
        .limit(productsPerPage)
        .offset((page - 1) * productsPerPage),
    ),
    context.read(context.db.select({ products: count() }).from(products)),
  ]);
  const pages = Math.max(1, Math.ceil((counted?.products ?? 0) / productsPerPage));
  return { products: found.filter(({ details }) => details.length > 0), page, pages };
}

/**
 * What is for sale in a category, by what it is called or was, or in "all"; null for no category
 * of the shop.
 */
export async function listCategoryProducts(
  context: RequestContext,
  category: string,
  page: number,
): Promise<ProductPage | null> {
  const isAll = category.trim().toLowerCase() === "all";
  const [listing, found] = await Promise.all([
    getListing(context, isAll ? null : category, { page, size: cardsPerCategoryPage }),
    isAll ? null : findCategory(context, category),
  ]);
  if (!isAll && !found) return null;
  const isBeyond = page > listing.pages;
  const products = isBeyond ? [] : await productsOf(context, "shopper", listing.cards);
  return { products, page, pages: listing.pages };
}

/** The best rated first; up to 20, and never none while anything is for sale. */
export async function topProducts(context: RequestContext): Promise<WholeProduct[]> {
  return context.read(
    selectWhole(context, "shopper", {
      orderBy: sql`(rating_sum + 15) * 1000 / (review_count + 5) DESC`,
    }).limit(mostTop),
  );
}

/** Of rows or cards, each product once, in their order. */
export async function productsOf(
  context: RequestContext,
  audience: Audience,
  rows: { productId: string }[],
): Promise<WholeProduct[]> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  return ids.length > 0 ? context.read(selectWholeByIds(context, audience, ids)) : [];
}
