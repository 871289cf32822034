// A pack is found only in its own detail and product; a price of 0 is the admin's alone.
import { and, eq, gt } from "drizzle-orm";
import { details, financials } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { jsonRows } from "#app/platform/statements.server.ts";
import { type DetailPlace, productIdOf } from "#app/features/catalogue/write/which.server.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { FinancialPlace } from "./batch.schema.ts";
import { packColumns } from "./pack-columns.server.ts";
import type { Audience } from "./whole-products.server.ts";

/** `product` is an id or a slug. */
export async function getFinancial(
  context: RequestContext,
  audience: Audience,
  { product, detailId, financialId }: DetailPlace & { financialId: string },
): Promise<PricedPack | null> {
  const [pack] = await context.read(
    context.db
      .select(packColumns)
      .from(financials)
      .innerJoin(details, eq(details.id, financials.detailId))
      .where(
        and(
          eq(financials.id, financialId.toWellFormed()),
          eq(details.id, detailId.toWellFormed()),
          eq(details.productId, productIdOf(product)),
          audience === "admin" ? undefined : gt(financials.pricePaise, 0),
        ),
      ),
  );
  return pack ?? null;
}

/** The packs for sale of those asked for, at their place; unknown ones are left out. */
export async function batchFinancials(
  context: RequestContext,
  items: FinancialPlace[],
): Promise<(FinancialPlace & PricedPack)[]> {
  const asked = jsonRows("asked", items);
  return context.read(
    context.db
      .select({ ...packColumns, productId: details.productId, brandId: financials.detailId })
      .from(asked.from)
      .innerJoin(financials, eq(financials.id, asked.of("financialId")))
      .innerJoin(details, eq(details.id, financials.detailId))
      .where(
        and(
          eq(details.id, asked.of("brandId")),
          eq(details.productId, asked.of("productId")),
          gt(financials.pricePaise, 0),
        ),
      ),
  );
}
