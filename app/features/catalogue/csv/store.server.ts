// Where a catalogue is read from and written to: a request's database, this machine's or the
// deployed one.
import type { SQL } from "drizzle-orm";
import {
  answerRule,
  writeCatalogue,
} from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Database, statementsOf } from "#app/platform/database.server.ts";

export type Store = {
  all<Row>(query: SQL): Promise<Row[]>;
  /** All or nothing. False when a rule refused it, as something else was written meanwhile. */
  write(statements: SQL[], touched: string[]): Promise<boolean>;
};

/** What a product, brand or pack may meet that was written since the file was looked up. */
const mayBreak = ["stock", "pack", "slug", "code", "gone", "whole-save"] as const;

/** A request's: what it touches is announced. */
export function requestStore(context: RequestContext): Store {
  return {
    all: (query) => context.db.all(query),
    async write(statements, touched) {
      const written = await writeCatalogue(context, {
        subject: null,
        statements: { all: statementsOf(context.db, statements) },
        cards: null,
        touched: () => touched,
        mayBreak,
      });
      return written.ok;
    },
  };
}

/** The command line's, with a database of this machine. */
export function localStore(db: Database): Store {
  return {
    all: (query) => db.all(query),
    async write(statements) {
      const written = await answerRule(mayBreak, () => db.batch(statementsOf(db, statements)));
      return written.ok;
    },
  };
}
