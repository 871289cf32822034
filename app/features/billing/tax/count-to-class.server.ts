import { and, count, eq, isNull, ne } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { taxClasses } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { draftName } from "#app/values/draft.ts";

/** How many goods have no class, and how many one without an HSN code. */
export async function countToClass({ db, read }: RequestContext) {
  const { taxClassId, name } = products;
  const named = ne(name, draftName);
  const [[without], [codeless]] = await Promise.all([
    read(
      db
        .select({ goods: count() })
        .from(products)
        .where(and(isNull(taxClassId), named)),
    ),
    read(
      db
        .select({ goods: count() })
        .from(products)
        .innerJoin(taxClasses, eq(taxClasses.id, taxClassId))
        .where(and(eq(taxClasses.hsn, ""), named)),
    ),
  ]);
  return { unclassed: without?.goods ?? 0, withoutHsn: codeless?.goods ?? 0 };
}
