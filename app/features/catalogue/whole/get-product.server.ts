// By id or by slug. A draft is whole for admins and does not exist for anyone else.
import { eq } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { productIdOf } from "#app/features/catalogue/write/which.server.ts";
import { type Audience, type WholeProduct, selectWhole } from "./whole-products.server.ts";

export function getProductAsAdmin(
  context: RequestContext,
  idOrSlug: string,
): Promise<WholeProduct | null> {
  return getWholeProduct(context, "admin", idOrSlug);
}

export function getProductForSale(
  context: RequestContext,
  idOrSlug: string,
): Promise<WholeProduct | null> {
  return getWholeProduct(context, "shopper", idOrSlug);
}

async function getWholeProduct(
  context: RequestContext,
  audience: Audience,
  idOrSlug: string,
): Promise<WholeProduct | null> {
  const [product] = await context.read(
    selectWhole(context, audience, {
      where: eq(products.id, productIdOf(idOrSlug)),
      orderBy: products.seq,
    }),
  );
  return product ?? null;
}
