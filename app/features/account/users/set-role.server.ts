// One role a person. Whoever is given another is signed out everywhere, and their devices are told
// nothing more; an owner stays while there is no other.
import { type SQL, and, eq, exists, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { pushSubscriptions } from "#db/schema/push.ts";
import { repeats } from "#db/schema/repeats.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import type { Role } from "#app/values/roles.ts";
import { selectUser } from "./get-user.server.ts";
import { type User, type UserRefusal, noUser } from "./user.ts";
import { words } from "./words.ts";

type Changed =
  | { ok: true; user: User; before: Role | null }
  | Extract<UserRefusal, { reason: "not-found" }>
  | { ok: false; reason: "last-owner"; status: 409; message: string };

export async function setRole(
  context: RequestContext,
  userId: string,
  role: Role | null,
): Promise<Changed> {
  if (!isId(userId)) return noUser();
  if (role !== null) await requireConfirmed(context);
  const { db } = context;
  const other = alias(users, "other");
  const otherOwner = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.role, "owner"), ne(other.id, userId)));
  const isMeant = eq(users.id, userId);
  const changes = allOf(
    isMeant,
    sql`${users.role} IS NOT ${role}`,
    or(isNull(users.role), ne(users.role, "owner"), exists(otherOwner))!,
  );
  const {
    before: [before],
    found: [user],
  } = await loggedBatch(
    context,
    { kind: "user", id: userId, state: userState({}) },
    {
      before: db.select({ role: users.role }).from(users).where(isMeant),
      signedOut: signOut(db, changes),
      changed: db.update(users).set({ role }).where(changes),
      found: selectUser(context, isMeant),
    },
  );
  if (!user || !before) return noUser();
  if (user.role !== role)
    return { ok: false, reason: "last-owner", status: 409, message: words.lastOwner };
  return { ok: true, user, before: before.role };
}

/** Ahead of the statement that gives `whom` another role: nothing that was kept for them is told again. */
export function signOut(db: RequestContext["db"], whom: SQL) {
  const theirs = db.select({ id: users.id }).from(users).where(whom);
  return {
    sessions: db.delete(sessions).where(inArray(sessions.userId, theirs)),
    answers: db.delete(repeats).where(inArray(repeats.userId, theirs)),
    devices: db.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, theirs)),
  };
}
