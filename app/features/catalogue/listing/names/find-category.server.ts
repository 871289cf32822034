// A category is meant by its name in any letters, and by every name it ever had: of each there is
// an address.
import { type SQL, eq } from "drizzle-orm";
import { categories, categoryAddresses } from "#db/schema/catalogue.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";

export type Category = { id: string; name: string; nameHi: string | null; isHidden: boolean };

/** By what it is called or was; null for none. */
export async function findCategory(
  context: RequestContext,
  text: string,
): Promise<Category | null> {
  return readCategory(context, categoryIdOf(context.db, text));
}

/** By its id, or what selects it. */
export async function readCategory(
  { db, read }: RequestContext,
  wanted: SQL,
): Promise<Category | null> {
  const { id, name, nameHi, isHidden } = categories;
  const rows = await read(
    db.select({ id, name, nameHi, isHidden }).from(categories).where(eq(id, wanted)),
  );
  return rows[0] ?? null;
}

/** For a statement that is asked beside the question whether there is such a category. */
export function categoryIdOf(db: Database, text: string): SQL<string> {
  const slug = slugOf(text).toWellFormed();
  const later = db
    .select({ id: categoryAddresses.categoryId })
    .from(categoryAddresses)
    .where(eq(categoryAddresses.slug, slug));
  return coalesce<string>(later, slug);
}
