// The owner says in which order categories stand: on the home page, in the sitemap, on the list of
// what is to be picked; and which of them no page leads to.
import { and, eq, exists, gt, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { cards } from "#db/schema/cards.ts";
import { categories } from "#db/schema/catalogue.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { iif, oneOf } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";
import { budgetCategoryId, categoryNames, tileNames } from "./category-names.ts";
import type { Tile, Tiles } from "./category-tiles.tsx";
import { ownCall } from "./names/called.ts";
import { type Category, readCategory } from "./names/find-category.server.ts";

export async function listCategories({ db, read }: RequestContext) {
  const { id, name, nameHi, position, isHidden } = categories;
  const hasGoods = iif<number>(exists(goodsOfCategory(db)), 1, 0).as("has_goods");
  const columns = { id, name, nameHi, position, isHidden, hasGoods, image: firstPicture(db) };
  const rows = await read(db.select(columns).from(categories));
  return rows.sort((one, other) => one.position - other.position);
}

const goodsOfCategory = (db: Database) =>
  db
    .select({ seq: cards.seq })
    .from(cards)
    .where(and(eq(cards.categoryId, categories.id), gt(cards.shelf, 0)))
    .limit(1);

/** Of its goods, where the sheet of tiles has none for it. */
function firstPicture(db: Database) {
  const first = db
    .select({ image: cards.image })
    .from(cards)
    .where(and(eq(cards.categoryId, categories.id), gt(cards.shelf, 0), ne(cards.image, "")))
    .orderBy(cards.shelf, cards.seq)
    .limit(1);
  return iif<string | null>(oneOf(categories.id, seededIds), null, first).as("image");
}

/** Of the home page; null where they stand as the shop begins with them. */
export async function getTiles(context: RequestContext): Promise<Tiles> {
  const shown = (await listShown(context)).filter(({ id }) => id !== budgetCategoryId);
  const tiles = shown.map(tileOf);
  const isOwn = tiles.length !== tileNames.length || tiles.some((tile, place) => tile !== place);
  return isOwn ? tiles : null;
}

/** A place in the sheet of pictures says all of a category that is called as the shop began. */
function tileOf(category: ListedCategory): Tile {
  const place = tileIds.indexOf(category.id);
  const own = ownCall(category);
  if (tileNames[place] === category.name && own.called === undefined) return place;
  const { name, image } = category;
  return { name, ...own, ...(place < 0 ? { image: image ?? "" } : { place }) };
}

/** Those that pages lead to; null where they stand as the shop begins with them. */
export async function getShownCategories(
  context: RequestContext,
): Promise<{ name: string; called?: string }[] | null> {
  const shown = (await listShown(context)).map(({ name, nameHi }) => ({
    name,
    ...ownCall({ name, nameHi }),
  }));
  const isOwn =
    shown.length !== categoryNames.length ||
    shown.some(({ name, called }, at) => called !== undefined || name !== categoryNames[at]);
  return isOwn ? shown : null;
}

/** One without goods on show leads nowhere. */
async function listShown(context: RequestContext) {
  return (await listCategories(context)).filter(({ isHidden, hasGoods }) => !isHidden && hasGoods);
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
): Promise<{ ok: true; category: Category } | { ok: false; reason: "unknown" | "stays" }> {
  if (id === budgetCategoryId) return { ok: false, reason: "stays" };
  const { db } = context;
  const category = await readCategory(context, sql`${id}`);
  if (!category) return { ok: false, reason: "unknown" };
  const isOther = and(eq(categories.id, id), eq(categories.isHidden, !isHidden));
  await write(context, db.update(categories).set({ isHidden }).where(isOther));
  return { ok: true, category };
}

async function write(context: RequestContext, changed: BatchItem<"sqlite">): Promise<void> {
  await writeCatalogue(context, {
    subject: { kind: "categories", id: "shop", state },
    statements: { changed, version: raiseVersion(context.db) },
    cards: null,
    touched: () => [],
  });
}

type ListedCategory = Awaited<ReturnType<typeof listCategories>>[number];

const seededIds = categoryNames.map(slugOf);
const tileIds = tileNames.map(slugOf);

const state = sql`(SELECT json_object('order', group_concat(name, ', '), 'hidden', group_concat(name, ', ') FILTER (WHERE is_hidden))
  FROM (SELECT name, is_hidden FROM categories ORDER BY position, id))`;
