// The owner says in which order categories stand: on the home page, in the sitemap, on the list of
// what is to be picked; and which of them no page leads to.
import { type SQL, and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { categories } from "#db/schema/catalogue.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";
import { budgetCategory, categoryNameOf, categoryNames, tileNames } from "./category-names.ts";

export async function listCategories({ db, read }: RequestContext) {
  const { id, name, position, isHidden } = categories;
  const rows = await read(
    db.select({ id, name, position, isHidden }).from(categories).limit(mostCategories),
  );
  return rows.sort((one, other) => one.position - other.position);
}

/** Of the home page, by their places in the sheet of their pictures; null for that order itself. */
export async function getTiles(context: RequestContext): Promise<number[] | null> {
  const tiles = (await shownOf(context, tileNames)).map((name) => tileNames.indexOf(name));
  const isOwn = tiles.length < tileNames.length || tiles.some((tile, place) => tile !== place);
  return isOwn ? tiles : null;
}

/** Those that pages lead to; null for all of them in the order of their names' list. */
export async function getShownCategories(context: RequestContext): Promise<string[] | null> {
  const names = await shownOf(context, categoryNames);
  return String(names) === String(categoryNames) ? null : names;
}

async function shownOf<Name extends string>(context: RequestContext, names: readonly Name[]) {
  const rows = await listCategories(context);
  const placeOf = (name: Name) => rows.findIndex(({ id }) => id === slugOf(name));
  return names
    .filter((name) => !rows[placeOf(name)]?.isHidden)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** By its id, or what selects it. */
export async function isCategoryHidden({ db, read }: RequestContext, id: string | SQL) {
  const isThis = and(eq(categories.id, id), eq(categories.isHidden, true));
  return (await read(db.select({ id: categories.id }).from(categories).where(isThis))).length > 0;
}

/** By their ids; one that is not named stays where it is. */
export async function saveCategoryOrder(context: RequestContext, ids: string[]): Promise<void> {
  await write(
    context,
    context.db
      .update(categories)
      .set({
        position: sql`(SELECT key FROM json_each(${JSON.stringify(ids)}) WHERE value = ${categories.id})`,
      })
      .where(oneOf(categories.id, ids)),
  );
}

/** Its goods stay for sale, and are found by search. What the home page sells whole stays shown. */
export async function hideCategory(
  context: RequestContext,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<{ ok: true } | { ok: false; reason: "unknown" | "stays" }> {
  if (id === slugOf(budgetCategory)) return { ok: false, reason: "stays" };
  if (categoryNameOf(id) === "") return { ok: false, reason: "unknown" };
  const { db } = context;
  const isOther = and(eq(categories.id, id), eq(categories.isHidden, !isHidden));
  await write(context, db.update(categories).set({ isHidden }).where(isOther));
  return { ok: true };
}

async function write(context: RequestContext, changed: BatchItem<"sqlite">): Promise<void> {
  await writeCatalogue(context, {
    subject: { kind: "categories", id: "shop", state },
    statements: { changed, version: raiseVersion(context.db) },
    cards: null,
    touched: () => [],
  });
}

const mostCategories = categoryNames.length;

const state = sql`(SELECT json_object('order', group_concat(name, ', '), 'hidden', group_concat(name, ', ') FILTER (WHERE is_hidden))
  FROM (SELECT name, is_hidden FROM categories ORDER BY position, id))`;
