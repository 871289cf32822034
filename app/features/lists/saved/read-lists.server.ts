// A customer's lists, and what of one can be had now.
import { and, asc, eq, inArray } from "drizzle-orm";
import { savedListLines, savedLists } from "#db/schema/saved-lists.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { SavedLine, SavedList } from "./saved-list.ts";

export async function listSaved(
  { db, read }: RequestContext,
  userId: string,
): Promise<SavedList[]> {
  const isOwn = eq(savedLists.userId, userId);
  const own = db.select({ id: savedLists.id }).from(savedLists).where(isOwn);
  const [lists, lines] = await Promise.all([
    read(
      db
        .select({ id: savedLists.id, name: savedLists.name })
        .from(savedLists)
        .where(isOwn)
        .orderBy(asc(savedLists.createdAt)),
    ),
    read(
      db
        .select()
        .from(savedListLines)
        .where(inArray(savedListLines.listId, own))
        .orderBy(asc(savedListLines.position)),
    ),
  ]);
  return lists.map((list) => ({
    ...list,
    lines: lines.filter(({ listId }) => listId === list.id),
  }));
}

/** Null for an unknown one and for anyone else's alike. */
export async function getSaved(
  { db }: RequestContext,
  { userId, id }: { userId: string; id: string },
): Promise<SavedList | null> {
  const [lists, lines] = await db.batch([
    db
      .select({ id: savedLists.id, name: savedLists.name })
      .from(savedLists)
      .where(and(eq(savedLists.id, id), eq(savedLists.userId, userId))),
    db
      .select()
      .from(savedListLines)
      .where(eq(savedListLines.listId, id))
      .orderBy(asc(savedListLines.position)),
  ]);
  const [list] = lists;
  return list ? { ...list, lines } : null;
}

export type ForCart = {
  items: { financialId: string; qty: number }[];
  /** What is short or gone, so many packs of it. */
  missing: SavedLine[];
};

export async function splitByStock(context: RequestContext, lines: SavedLine[]): Promise<ForCart> {
  const ids = lines.map(({ financialId }) => financialId);
  return splitBy(await getPacksForSale(context, ids), lines);
}

/** As many packs as there are; the rest is named. */
export function splitBy(
  packs: Awaited<ReturnType<typeof getPacksForSale>>,
  lines: SavedLine[],
): ForCart {
  const had = lines.map((line) => {
    const pack = packs.find(({ financialId }) => financialId === line.financialId);
    const stock = pack && pack.dpricePaise > 0 ? pack.countInStock : 0;
    return { line, qty: Math.min(line.qty, Math.max(stock, 0)) };
  });
  return {
    items: had.flatMap(({ line: { financialId }, qty }) => (qty > 0 ? [{ financialId, qty }] : [])),
    missing: had.flatMap(({ line, qty }) =>
      qty < line.qty ? [{ ...line, qty: line.qty - qty }] : [],
    ),
  };
}
