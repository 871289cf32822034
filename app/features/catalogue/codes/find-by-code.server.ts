// Which packs a code may mean: its own, and where the printed MRP changed the same size of the same brand at another.
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { packCodes } from "#db/schema/pack-codes.ts";
import { details, financials, products } from "#db/schema/products.ts";
import { productNames } from "#db/shown-names.ts";
import { packColumns } from "#app/features/catalogue/whole/pack-columns.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { formatPack } from "#app/values/quantity.ts";

export type CodedPack = PricedPack &
  Named & { productId: string; detailId: string; slug: string; codes: string[] };

/** An expression over `financials`: all codes of the pack, as JSON. */
const codes = sql`(SELECT json_group_array(c.code) FROM (SELECT code FROM pack_codes
    WHERE financial_id = ${financials.id} ORDER BY code) AS c)`
  .mapWith((json: string) => JSON.parse(json) as string[])
  .as("codes");

export const codedColumns = () => ({
  ...packColumns,
  productId: details.productId,
  detailId: sql<string>`${details.id}`.as("detail_id"),
  slug: products.slug,
  ...productNames(),
  brand: details.brand,
  codes,
});

export function selectCoded({ db }: Pick<RequestContext, "db">) {
  return db
    .select(codedColumns())
    .from(financials)
    .innerJoin(details, eq(details.id, financials.detailId))
    .innerJoin(products, eq(products.id, details.productId))
    .$dynamic();
}

/** The pack whose code it is; null for none. `code` is in the spelling that is kept. */
export async function findByCode(context: RequestContext, code: string): Promise<CodedPack | null> {
  const [pack] = await context.read(
    selectCoded(context)
      .innerJoin(packCodes, eq(packCodes.financialId, financials.id))
      .where(eq(packCodes.code, code)),
  );
  return pack ?? null;
}

const own = alias(financials, "own");
const ownDetail = alias(details, "own_detail");

/** The same goods in the same size at another MRP. */
export function findOtherPrices(context: RequestContext, code: string): Promise<CodedPack[]> {
  return context.read(
    selectCoded(context)
      .innerJoin(packCodes, eq(packCodes.code, code))
      .innerJoin(own, eq(own.id, packCodes.financialId))
      .innerJoin(ownDetail, eq(ownDetail.id, own.detailId))
      .where(
        and(
          eq(details.productId, ownDetail.productId),
          eq(details.brand, ownDetail.brand),
          eq(financials.quantityMilli, own.quantityMilli),
          eq(financials.units, own.units),
          ne(financials.pricePaise, own.pricePaise),
          ne(financials.pricePaise, 0),
        ),
      )
      .orderBy(asc(financials.seq)),
  );
}

export const nameOfCoded = (pack: CodedPack) => `${cardTitle(pack)}, ${formatPack(pack)}`;
