// An admin finds users by the beginnings of names and phones. `which` picks the user.
import { type SQL, inArray } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { users } from "#db/schema/users.ts";
import { userSearch } from "#db/search-tables.ts";

type Database = RequestContext["db"];

/** By what the row holds now: behind the statement that wrote it. */
export function findableUser(db: Database, which: SQL) {
  return {
    before: forgetUser(db, which),
    now: insertFrom(db, userSearch, {
      columns: { rowid: users.seq, name: users.name, phone: users.phone },
      from: (row) => row.from(users).where(which),
    }),
  };
}

/** Ahead of the statement that deletes the row. */
export function forgetUser(db: Database, which: SQL) {
  const theirs = db.select({ seq: users.seq }).from(users).where(which);
  return db.delete(userSearch).where(inArray(userSearch.rowid, theirs));
}
