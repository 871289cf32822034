// A page needs one round trip: reads asked for in the same turn leave in one batch.
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { BatchItem } from "drizzle-orm/batch";
import * as schema from "#db/schema.ts";

export type Database = DrizzleD1Database<typeof schema>;
type Query = BatchItem<"sqlite">;
type Waiting = { query: Query; resolve: (rows: unknown) => void; reject: (reason: unknown) => void };

/** Resolves to the query's rows. Joined selects need unique column aliases: batch rows are keyed by name. */
export type Read = <Q extends Query>(query: Q) => Promise<Q["_"]["result"]>;

export function createDatabase(d1: D1Database): Database {
  return drizzle(d1, { schema });
}

export function createReader(db: Database): Read {
  let waiting: Waiting[] = [];
  async function send() {
    const [first, ...rest] = waiting;
    waiting = [];
    if (!first) return;
    try {
      const results = await db.batch([first.query, ...rest.map((entry) => entry.query)]);
      [first, ...rest].forEach((entry, index) => entry.resolve(results[index]));
    } catch (error) {
      for (const entry of [first, ...rest]) entry.reject(error);
    }
  }
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ query, resolve: resolve as Waiting["resolve"], reject });
    });
}
