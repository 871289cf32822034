import { type SQL, and, count, eq, inArray, isNull, ne } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { taxClasses } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { draftName } from "#app/values/draft.ts";

/** What was begun and has no name yet is no goods. */
const isNamed = ne(products.name, draftName);
export const isUnclassed = and(isNull(products.taxClassId), isNamed);

export function isWithoutHsn({ db }: RequestContext) {
  const { id, hsn } = taxClasses;
  const without = db.select({ id }).from(taxClasses).where(eq(hsn, ""));
  return and(inArray(products.taxClassId, without), isNamed);
}

/** How many goods have no class, and how many one without an HSN code. */
export async function countToClass(context: RequestContext) {
  const { db, read } = context;
  const countOf = (which: SQL | undefined) =>
    read(db.select({ goods: count() }).from(products).where(which));
  const [[unclassed], [withoutHsn]] = await Promise.all([
    countOf(isUnclassed),
    countOf(isWithoutHsn(context)),
  ]);
  return { unclassed: unclassed?.goods ?? 0, withoutHsn: withoutHsn?.goods ?? 0 };
}
