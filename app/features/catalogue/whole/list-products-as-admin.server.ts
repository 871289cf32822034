// GET /api/products as an admin sees it: newest first, drafts and packs without a price among them.
import {
  type ProductPage,
  type ProductQuery,
  listAllProducts,
  productsOf,
} from "./list-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { findRows } from "./find-rows.server.ts";

export async function listProductsAsAdmin(
  context: RequestContext,
  { keyword, page }: ProductQuery,
): Promise<ProductPage> {
  if (keyword.trim() === "") return listAllProducts(context, "admin", page);
  const found = await findRows(context, keyword, page);
  const products = await productsOf(context, "admin", found.rows);
  return { products, page: found.page, pages: found.hasNext ? found.page + 1 : found.page };
}
