import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { offers } from "#db/schema/offers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { usesOf } from "./offer-uses.server.ts";

export type StoredOffer = typeof offers.$inferSelect;
/** How many orders that stand it is in, and what it took off them. */
export type ListedOffer = StoredOffer & {
  used: number;
  givenPaise: number;
  /** Whether any order, one that was cancelled too, has it: then it is never removed. */
  isKept: boolean;
};

/** Written out: of a query over one table only the names of columns are left. */
const thisOffer = sql.raw("offers.id");

const givenPaise = sql<number>`(SELECT coalesce(sum(u.amount_paise), 0) FROM order_offers AS u
  JOIN orders AS o ON o.id = u.order_id
  WHERE u.offer_id = ${thisOffer} AND o.cancelled_at IS NULL AND o.stock_returned_at IS NULL)`;

const columns = () => ({
  ...getTableColumns(offers),
  used: usesOf(thisOffer).as("used"),
  givenPaise: givenPaise.as("given_paise"),
  isKept: sql`EXISTS (SELECT 1 FROM order_offers AS u WHERE u.offer_id = ${thisOffer})`
    .mapWith(Boolean)
    .as("is_kept"),
});

/** Those that run first, the newest first. */
export function listOffers({ db, read }: RequestContext): Promise<ListedOffer[]> {
  return read(
    db
      .select(columns())
      .from(offers)
      .orderBy(desc(offers.isActive), desc(offers.createdAt), offers.id),
  );
}

export async function getOffer(
  { db, read }: RequestContext,
  id: string,
): Promise<ListedOffer | null> {
  const [offer] = await read(db.select(columns()).from(offers).where(eq(offers.id, id)));
  return offer ?? null;
}
