// What admins do with their own accounts, for the batch that does it.
import { type SQL, and, eq } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { adminLog } from "#db/schema/admin-log.ts";
import { users } from "#db/schema/users.ts";

type Act = { kind: "sign-in"; after: { device: string } } | { kind: "password" };

/** Behind the statement that did it: `done` picks the user it was done for, and customers have no entry. */
export function adminEntry({ db, now }: RequestContext, act: Act, done: SQL) {
  return insertFrom(db, adminLog, {
    columns: {
      ...{ kind: act.kind, subjectId: users.id, userId: users.id, userName: users.name },
      after: JSON.stringify("after" in act ? act.after : {}),
      ...{ isClosed: true, createdAt: now },
    },
    from: (row) => row.from(users).where(and(eq(users.role, "owner"), done)),
  });
}
