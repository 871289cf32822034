// What waits for the owner, in few rows however long the shop is open and however much it sells: it
// is counted no further than is shown.
import { type SQL, sql } from "drizzle-orm";
import { lowPacks } from "#app/features/catalogue/stock/list-low.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { mostCounted } from "./waiting.ts";

const soldOutShelf = 2;

export type Waiting = { newOrders: number; soldOut: number; low: number };

/** Orders to be packed, packs that are low, and brands of which every pack is sold out. */
export async function countWaiting({ db, read }: RequestContext): Promise<Waiting> {
  const countOf = (rows: SQL) =>
    sql<number>`(SELECT count(*) FROM (${rows} LIMIT ${sql.raw(String(mostCounted + 1))}))`;
  const [waiting] = await read(
    db
      .select({
        newOrders: countOf(sql`SELECT 1 FROM orders INDEXED BY orders_unpacked
        WHERE packed_at IS NULL AND cancelled_at IS NULL AND stock_returned_at IS NULL
          AND (paid_at IS NOT NULL OR payment_method <> 'Online')`).as("new_orders"),
        soldOut: countOf(sql`SELECT 1 FROM cards WHERE shelf = ${soldOutShelf}`).as("sold_out"),
        low: countOf(sql`SELECT 1 FROM ${lowPacks}`).as("low"),
      })
      .from(sql`(SELECT 1)`),
  );
  return waiting ?? { newOrders: 0, soldOut: 0, low: 0 };
}
