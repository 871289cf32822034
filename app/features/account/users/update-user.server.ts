// Owners are left alone here, so that there is always one. Whoever is made one is signed out, as with
// every change of a role; no other role is changed here.
import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { signOut } from "./set-role.server.ts";
import type { UserUpdate } from "./user.schema.ts";
import { findableUser } from "./findable-user.server.ts";
import { isNoOwner, selectUser } from "./get-user.server.ts";
import { type User, type UserRefusal, noUser } from "./user.ts";
import { words } from "./words.ts";

export async function updateUser(
  context: RequestContext,
  userId: string,
  { name, phoneNo, isAdmin }: UserUpdate,
): Promise<{ ok: true; user: User } | UserRefusal> {
  if (!isId(userId)) return noUser();
  const { db } = context;
  const isMeant = eq(users.id, userId);
  if (isAdmin || !(await hasPhone(context, userId, phoneNo))) await requireConfirmed(context);
  try {
    const {
      updated,
      found: [user],
    } = await loggedBatch(
      context,
      { kind: "user", id: userId, state: userState({ name, phone: phoneNo }) },
      {
        signedOut: isAdmin ? signOut(db, and(isMeant, isNoOwner)!) : [],
        updated: db
          .update(users)
          .set({ name, phone: phoneNo, ...(isAdmin && { role: "owner" }) })
          .where(and(isMeant, isNoOwner))
          .returning({ id: users.id }),
        found: selectUser(context, isMeant),
        findable: findableUser(db, isMeant),
      },
    );
    if (!user) return noUser();
    return updated.length > 0
      ? { ok: true, user }
      : { ok: false, reason: "is-admin", status: 403, message: words.adminNotHere };
  } catch (error) {
    if (refusedBy(error) !== "users.phone") throw error;
    return { ok: false, reason: "phone-taken", status: 409, message: words.phoneTaken };
  }
}

/** Who changes a phone takes an account over: its codes go there. */
async function hasPhone({ db }: RequestContext, userId: string, phone: string): Promise<boolean> {
  const [same] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.phone, phone)));
  return same !== undefined;
}
