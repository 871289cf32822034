// A list keeps the names its packs had; how many lists and lines there may be, the batch itself holds.
import { type SQL, and, count, eq, exists, lt, sql } from "drizzle-orm";
import { details, financials, products } from "#db/schema/products.ts";
import { savedListLines, savedLists } from "#db/schema/saved-lists.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, batch, insertFrom, jsonRows, onlyIf } from "#app/platform/statements.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { mostSavedLines, mostLists } from "#app/values/limits.ts";
import type { ListedItem, NewSavedList } from "./saved-list.schema.ts";
import type { SavedOutcome } from "./saved-list.ts";
import { words } from "./words.ts";

type Own = { userId: string; id: string };

const noList = (): SavedOutcome => ({ ok: false, status: 404, message: words.noList });

export async function saveList(
  context: RequestContext,
  userId: string,
  { name, items }: NewSavedList,
): Promise<SavedOutcome> {
  if (items.length > mostSavedLines) return tooManyLines();
  const { db, now } = context;
  const id = newId();
  const kept = db.select({ kept: count() }).from(savedLists).where(eq(savedLists.userId, userId));
  const may = allOf(lt(sql`(${kept})`, mostLists), areKnown(items));
  const { written } = await batch(db, {
    list: insertFrom(db, savedLists, {
      columns: { id, userId, name, createdAt: now },
      from: onlyIf(may),
    }),
    lines: insertLines(context, { id, userId }, items),
    written: db.select({ id: savedLists.id }).from(savedLists).where(eq(savedLists.id, id)),
    alongside: context.alongside ?? [],
  });
  if (written.length > 0) return { ok: true, id };
  return (await hasUnknown(context, items))
    ? unknownPack()
    : { ok: false, status: 409, message: words.tooManyLists(mostLists) };
}

/** What is left out stays. */
export async function changeList(
  context: RequestContext,
  { userId, id }: Own,
  { name, items }: { name?: string | undefined; items?: ListedItem[] | undefined },
): Promise<SavedOutcome> {
  if (!isId(id)) return noList();
  if (items && items.length > mostSavedLines) return tooManyLines();
  if (items && (await hasUnknown(context, items))) return unknownPack();
  const { db } = context;
  const isThis = and(eq(savedLists.id, id), eq(savedLists.userId, userId))!;
  const isOwn = exists(db.select({ id: savedLists.id }).from(savedLists).where(isThis));
  const { found } = await batch(db, {
    named: name === undefined ? [] : [db.update(savedLists).set({ name }).where(isThis)],
    lines: items
      ? [
          db.delete(savedListLines).where(and(eq(savedListLines.listId, id), isOwn)),
          insertLines(context, { id, userId }, items),
        ]
      : [],
    found: db.select({ id: savedLists.id }).from(savedLists).where(isThis),
    alongside: context.alongside ?? [],
  });
  return found.length > 0 ? { ok: true, id } : noList();
}

export async function removeList(
  { db, alongside = [] }: RequestContext,
  { userId, id }: Own,
): Promise<boolean> {
  const { removed } = await batch(db, {
    removed: db
      .delete(savedLists)
      .where(and(eq(savedLists.id, id), eq(savedLists.userId, userId)))
      .returning({ id: savedLists.id }),
    alongside,
  });
  return removed.length > 0;
}

const tooManyLines = (): SavedOutcome => ({
  ...{ ok: false, status: 409, message: words.tooManyLines(mostSavedLines) },
});
const unknownPack = (): SavedOutcome => ({
  ...{ ok: false, status: 400, message: words.noPack, field: "items" },
});

function areKnown(items: ListedItem[]): SQL {
  const wanted = jsonRows("wanted", items);
  return sql`NOT EXISTS (SELECT 1 FROM ${wanted.from} LEFT JOIN financials AS f ON f.id = ${wanted.of("financialId")} WHERE f.id IS NULL)`;
}

async function hasUnknown({ db }: RequestContext, items: ListedItem[]): Promise<boolean> {
  const row = await db.get<{ known: number }>(sql`SELECT ${areKnown(items)} AS known`);
  return row.known === 0;
}

/** Written only where the list is. */
function insertLines({ db }: RequestContext, { id, userId }: Own, items: ListedItem[]) {
  const wanted = jsonRows(
    "wanted",
    items.map((item, position) => ({ ...item, position })),
  );
  const isOwn = and(eq(savedLists.id, id), eq(savedLists.userId, userId));
  return insertFrom(db, savedListLines, {
    columns: {
      ...{ listId: savedLists.id, position: wanted.of("position"), qty: wanted.of("qty") },
      ...{ financialId: financials.id, name: products.name, nameHi: products.nameHi },
      ...{ brand: details.brand, quantityMilli: financials.quantityMilli },
      units: financials.units,
    },
    from: (row) =>
      row
        .from(wanted.from)
        .crossJoin(savedLists)
        .innerJoin(financials, eq(financials.id, wanted.of("financialId")))
        .innerJoin(details, eq(details.id, financials.detailId))
        .innerJoin(products, eq(products.id, details.productId))
        .where(isOwn),
  });
}
