// What a list's names mean in the catalogue: one statement a name, all of them in one round trip.
import { eq, sql } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders.ts";
import { details, products } from "#db/schema/products.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { parseSearchQuery } from "#app/features/catalogue/search/search-query.ts";
import { wordsOf } from "#app/features/catalogue/search/search-words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FoundCard, Past } from "./choosing/choose-goods.ts";

/** The possible names that brands and products bear. */
export async function knownNames(
  context: RequestContext,
  possible: string[],
): Promise<ReadonlySet<string>> {
  const phrases = possible.flatMap((name) => {
    const words = wordsOf(name).filter((word) => /[\p{L}\p{N}]/u.test(word));
    return words.length > 0
      ? [[name, `{name brand} : ("${words.join(" ")}" OR "${words.join("")}")`]]
      : [];
  });
  if (phrases.length === 0) return new Set();
  const rows = await context.read(
    context.db.select({ name: sql<string>`name`.as("name") }).from(
      sql`(SELECT value ->> 0 AS name FROM json_each(${JSON.stringify(phrases)})
        WHERE EXISTS (SELECT 1 FROM card_search WHERE card_search MATCH value ->> 1))`,
    ),
  );
  return new Set(rows.map((row) => row.name));
}

const cardsPerName = 6;

/** The cards of each name, best first. */
export function findGoods(context: RequestContext, names: string[]): Promise<FoundCard[][]> {
  return Promise.all(names.map((name) => findCards(context, name)));
}

async function findCards(context: RequestContext, name: string): Promise<FoundCard[]> {
  const query = parseSearchQuery(name);
  if (!query) return [];
  const hits = (rank: number, expression: string) => sql`SELECT rowid AS seq,
    ${sql.raw(String(rank))} AS tier, rank AS score FROM card_search
    WHERE card_search MATCH ${expression} AND rank MATCH 'bm25(10.0, 6.0, 2.0, 4.0)'`;
  const rows = await context.read(
    context.db
      .select({ ...cardColumns, tier: sql<number>`hits.tier`.as("tier") })
      .from(
        sql`(${hits(0, query.whole)} UNION ALL ${hits(1, `(${query.words}) NOT (${query.whole})`)}
          ORDER BY tier, score LIMIT ${cardsPerName}) hits`,
      )
      .innerJoin(details, sql`${details.seq} = hits.seq`)
      .innerJoin(products, eq(products.id, details.productId)),
  );
  return rows.map(({ tier, ...card }) => ({ ...card, rank: tier, isSure: tier < 2 }));
}

const pastMs = 365 * 24 * 60 * 60 * 1000;
const pastOrders = 20;
const pastLines = 300;

export const noPast: Past = { packs: new Set(), cards: new Set() };

/** The packs of a customer's latest orders. */
export async function findPast(context: RequestContext, userId: string): Promise<Past> {
  const rows = await context.read(
    context.db
      .select({ financialId: orderLines.financialId, detailId: orderLines.detailId })
      .from(orderLines)
      .where(
        sql`${orderLines.orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${orders.userId} = ${userId}
          AND ${orders.createdAt} > ${context.now - pastMs} ORDER BY ${orders.seq} DESC LIMIT ${pastOrders})`,
      )
      .limit(pastLines),
  );
  return {
    packs: new Set(rows.map((row) => row.financialId)),
    cards: new Set(rows.map((row) => row.detailId)),
  };
}
