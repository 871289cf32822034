// What a list's names mean in the catalogue: all of them are searched for in the same round trips.
import { desc, eq, gt, and, inArray, sql } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders.ts";
import { findCandidates } from "#app/features/catalogue/search/search.server.ts";
import { goodsWordsOf } from "#app/features/catalogue/search/words/search-words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { jsonRows } from "#app/platform/statements.server.ts";
import type { FoundCard, Past } from "./choosing/choose-goods.ts";

/** Runs of words that brands or products bear, and whole lines whose words one product has. */
export async function knownNames(
  context: RequestContext,
  { runs, wholes }: { runs: string[]; wholes: string[] },
): Promise<ReadonlySet<string>> {
  const phrases = runs.flatMap((name) => {
    const words = goodsWordsOf(name);
    return words.length > 0
      ? [{ name, match: `{name brand} : ("${words.join(" ")}" OR "${words.join("")}")` }]
      : [];
  });
  for (const name of wholes)
    phrases.push({ name, match: `{name brand} : ("${name.split(" ").join('" AND "')}")` });
  if (phrases.length === 0) return new Set();
  const asked = jsonRows("asked", phrases);
  const rows = await context.read(
    context.db
      .select({ name: asked.of("name").as("name") })
      .from(asked.from)
      .where(sql`EXISTS (SELECT 1 FROM card_index WHERE card_index MATCH ${asked.of("match")})`),
  );
  return new Set(rows.map((row) => row.name));
}

/** More than are shown: what was bought before may be further down. */
const cardsPerName = 8;

/** The cards of each name, best first. */
export function findGoods(context: RequestContext, names: string[]): Promise<FoundCard[][]> {
  return findCandidates(context, names, cardsPerName);
}

const pastMs = 365 * 24 * 60 * 60 * 1000;
const pastOrders = 20;
const pastLines = 300;

export const noPast: Past = { packs: new Set(), cards: new Set() };

/** The packs of a customer's latest orders. */
export async function findPast(context: RequestContext, userId: string): Promise<Past> {
  const { db, now } = context;
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, now - pastMs)))
    .orderBy(desc(orders.seq))
    .limit(pastOrders);
  const rows = await context.read(
    db
      .select({ financialId: orderLines.financialId, detailId: orderLines.detailId })
      .from(orderLines)
      .where(inArray(orderLines.orderId, latest))
      .limit(pastLines),
  );
  return {
    packs: new Set(rows.map((row) => row.financialId)),
    cards: new Set(rows.map((row) => row.detailId)),
  };
}
