// The owner says in which order categories stand: on the home page, in the sitemap, on the list of
// what is to be picked.
import { sql } from "drizzle-orm";
import { categories } from "#db/schema/catalogue.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";
import { categoryNames, tileNames } from "./category-names.ts";

export async function listCategories({ db, read }: RequestContext) {
  const { id, name, position } = categories;
  const rows = await read(db.select({ id, name, position }).from(categories).limit(mostCategories));
  return rows.sort((one, other) => one.position - other.position);
}

/** Of the home page, by their places in the sheet of their pictures; null for that order itself. */
export async function getTiles(context: RequestContext): Promise<number[] | null> {
  const ids = (await listCategories(context)).map(({ id }) => id);
  const placeOf = (tile: number) => ids.indexOf(slugOf(tileNames[tile] ?? ""));
  const tiles = tileNames
    .map((_, tile) => tile)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return tiles.every((tile, place) => tile === place) ? null : tiles;
}

/** By their ids; one that is not named stays where it is. */
export async function saveCategoryOrder(context: RequestContext, ids: string[]): Promise<void> {
  await writeCatalogue(context, {
    subject: { kind: "categories", id: "shop", state },
    statements: {
      order: context.db
        .update(categories)
        .set({
          position: sql`(SELECT key FROM json_each(${JSON.stringify(ids)}) WHERE value = ${categories.id})`,
        })
        .where(oneOf(categories.id, ids)),
      version: raiseVersion(context.db),
    },
    cards: null,
    touched: () => [],
  });
}

const mostCategories = categoryNames.length;

const state = sql`(SELECT json_object('order', group_concat(name, ', '))
  FROM (SELECT name FROM categories ORDER BY position, id))`;
