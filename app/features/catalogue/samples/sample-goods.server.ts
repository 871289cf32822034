// The sample goods are those that nobody of the shop made: the log names who made a product, and is never removed.
import {
  type SQL,
  and,
  count,
  countDistinct,
  eq,
  inArray,
  isNull,
  not,
  notExists,
  sql,
} from "drizzle-orm";
import { inStockShelf } from "#app/features/catalogue/choosing/facets.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import { allCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { adminLog } from "#db/schema/admin-log.ts";
import { cards } from "#db/schema/cards.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";

/** How many products are samples, how many the shop's own, of these in stock, and whether something was sold. */
export type Goods = { samples: number; own: number; ownInStock: number; isSold: boolean };
export type RemovedSamples = { ok: true; removed: number } | { ok: false; reason: "sold" | "none" };

const somebodysMade = (db: Database, id: SQLiteColumn = products.id): SQL =>
  inArray(
    id,
    db
      .select({ id: adminLog.subjectId })
      .from(adminLog)
      .where(and(eq(adminLog.kind, "product"), isNull(adminLog.before))),
  );
const nobodysMade = (db: Database): SQL => not(somebodysMade(db));

/** What was ordered counts as sold until it is cancelled. */
const standingOrders = (db: Database) =>
  db.select({ seq: orders.seq }).from(orders).where(isNull(orders.cancelledAt)).limit(1);

export async function countGoods({ db, read }: RequestContext): Promise<Goods> {
  const inStock = and(eq(cards.shelf, inStockShelf), somebodysMade(db, cards.productId));
  const [samples, own, ownInStock, sold] = await Promise.all([
    read(db.select({ number: count() }).from(products).where(nobodysMade(db))),
    read(db.select({ number: count() }).from(products).where(somebodysMade(db))),
    read(
      db
        .select({ number: countDistinct(cards.productId) })
        .from(cards)
        .where(inStock),
    ),
    read(standingOrders(db)),
  ]);
  const numberOf = ([row]: { number: number }[]) => row?.number ?? 0;
  return {
    samples: numberOf(samples),
    own: numberOf(own),
    ownInStock: numberOf(ownInStock),
    isSold: sold.length > 0,
  };
}

/** All of them at once, as long as nothing was sold: the batch itself holds to it. */
export async function removeSamples(context: RequestContext): Promise<RemovedSamples> {
  await requireConfirmed(context);
  const { db } = context;
  const { results } = await writeCatalogue(context, {
    subject: { kind: "samples", id: "shop", state: samplesState(db) },
    statements: {
      gone: db
        .delete(products)
        .where(allOf(nobodysMade(db), notExists(standingOrders(db))))
        .returning({ id: products.id }),
    },
    cards: allCards,
    touched: ({ gone }) => gone.map(({ id }) => id),
  });
  if (results.gone.length > 0) return { ok: true, removed: results.gone.length };
  const { samples } = await countGoods(context);
  return { ok: false, reason: samples > 0 ? "sold" : "none" };
}

const samplesState = (db: Database) =>
  sql`(SELECT json_object('samples', count(*)) FROM ${products} WHERE ${nobodysMade(db)} HAVING count(*) > 0)`;
