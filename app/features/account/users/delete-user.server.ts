// Admins are left alone, and a customer's orders and reviews stay, with the name they were made
// under.
import { and, eq, notExists } from "drizzle-orm";
import { repeats } from "#db/schema/repeats.ts";
import { users } from "#db/schema/users.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { isNoOwner } from "./get-user.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import { isHeldByKhata, whyHeld } from "#app/features/khata/erasure.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { forgetUser } from "./findable-user.server.ts";
import { forgetTraces } from "./forget-traces.server.ts";
import { type UserRefusal, noUser } from "./user.ts";
import { words } from "./words.ts";

export async function deleteUser(
  context: RequestContext,
  userId: string,
): Promise<{ ok: true } | UserRefusal> {
  if (!isId(userId)) return noUser();
  await requireConfirmed(context);
  try {
    return await erase(context, userId);
  } catch (error) {
    if (!isHeldByKhata(error)) throw error;
    const message = await whyHeld(context, userId);
    return { ok: false, reason: "khata", status: 409, message };
  }
}

async function erase(context: RequestContext, userId: string): Promise<{ ok: true } | UserRefusal> {
  const { db } = context;
  const isCustomer = allOf(eq(users.id, userId), isNoOwner);
  const isLeft = db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  const {
    deleted,
    left: [left],
  } = await loggedBatch(
    context,
    { kind: "user", id: userId, state: userState({}) },
    {
      traces: forgetTraces(db, isCustomer),
      search: forgetUser(db, isCustomer),
      deleted: db.delete(users).where(isCustomer).returning({ id: users.id }),
      left: isLeft,
      repeats: db.delete(repeats).where(and(eq(repeats.userId, userId), notExists(isLeft))),
    },
  );
  if (deleted.length > 0) return { ok: true };
  return left
    ? { ok: false, reason: "is-admin", status: 403, message: words.adminStays }
    : noUser();
}
