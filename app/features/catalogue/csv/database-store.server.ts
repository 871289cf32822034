import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { isConstraintFailure } from "#app/features/catalogue/write/which.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import type { Store } from "./store.ts";

const dialect = new SQLiteSyncDialect();

export function storeOf(db: Database): Store {
  return {
    all: (query) => db.all(query),
    async write(statements) {
      // Drizzle binds no values of plain statements in a batch.
      const prepared = statements.map((statement) => {
        const { sql, params } = dialect.sqlToQuery(statement);
        return db.$client.prepare(sql).bind(...params);
      });
      try {
        await db.$client.batch(prepared);
        return true;
      } catch (error) {
        if (isConstraintFailure(error)) return false;
        throw error;
      }
    },
  };
}
