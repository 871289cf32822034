// A page needs one round trip: reads asked for in the same turn leave in one batch. Reads go on
// from a point in the database's history and may come from a replica that has reached it; writes go
// to the primary.
import type { SQL } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { BatchItem } from "drizzle-orm/batch";

export type Database = DrizzleD1Database & { $client: D1Database };
type Query = BatchItem<"sqlite">;
type Waiting = {
  query: Query;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Resolves to the query's rows. Joined selects need unique column aliases: batch rows are keyed by
 * name.
 */
export type Read = <Q extends Query>(query: Q) => Promise<Q["_"]["result"]>;

export type DatabaseSession = {
  db: Database;
  read: Read;
  /** The point from which on the request's own writes are seen; null while nothing was written. */
  lastWrite(): string | null;
};

const reading = /^\s*(select|with)\b/i;

/**
 * Starts at a bookmark, at the nearest replica (`first-unconstrained`) or at the primary
 * (`first-primary`).
 */
export function openSession(d1: D1Database, start: string): DatabaseSession {
  const session = d1.withSession(start);
  let hasWritten = false;
  const client: Pick<D1DatabaseSession, "prepare" | "batch"> = {
    prepare(query) {
      hasWritten ||= !reading.test(query);
      return session.prepare(query);
    },
    batch: (statements) => session.batch(statements),
  };
  const db = drizzle(client as D1Database);
  return {
    db,
    read: createReader(db),
    lastWrite: () => (hasWritten ? session.getBookmark() : null),
  };
}

/**
 * Statements in plain SQL for a batch: as Drizzle makes them a batch binds none of their values.
 */
export function statementsOf(db: Database, queries: SQL[]): [Query, ...Query[]] {
  return queries.map((query) => {
    const statement = db.run(query);
    return Object.assign(statement, { stmt: db.$client.prepare(statement.getQuery().sql) });
  }) as unknown as [Query, ...Query[]];
}

function createReader(db: Database): Read {
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
