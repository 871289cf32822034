// The new password, the end of every session and the end of every proof and code of this phone are
// one batch; what is refused leaves the proof valid.
import { and, eq, exists, inArray } from "drizzle-orm";
import { grantOf, hasGrant } from "#app/features/account/registration/codes/grant.server.ts";
import { adminEntry } from "#app/features/audit/admin-entry.server.ts";
import { claimKhata } from "#app/features/khata/claim-khata.server.ts";
import { standsOnOwnKhata } from "#app/features/khata/khata-of-order.server.ts";
import { claimOrders } from "#app/features/orders/claim-orders.server.ts";
import { forgetFailures } from "#app/features/session/sign-in-limits.server.ts";
import type { Verified } from "#app/features/session/sign-in.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { allOf, batch } from "#app/platform/statements.server.ts";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

export type NewPassword = { phone: string; password: string; token: string };
export type ResetPassword = ({ ok: true } & Verified) | { ok: false; reason: "unproven" };

export async function resetPassword(
  context: RequestContext,
  { phone, password, token }: NewPassword,
): Promise<ResetPassword> {
  const { db } = context;
  const proof = { phone, token, purpose: "reset" } as const;
  if (!(await hasGrant(context, proof))) return { ok: false, reason: "unproven" };
  const passwordHash = await hashPassword(password);
  const isProven = exists(
    db
      .select({ phone: phoneGrants.phone })
      .from(phoneGrants)
      .where(await grantOf(context, proof)),
  );
  const theirs = db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  // No two hashes are alike.
  const hasIt = allOf(eq(users.phone, phone), eq(users.passwordHash, passwordHash));
  const isDone = exists(db.select({ id: users.id }).from(users).where(hasIt));
  const { changed } = await batch(db, {
    changed: db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.phone, phone), isProven))
      .returning({ userId: users.id, language: users.language }),
    khata: claimKhata(db, hasIt),
    orders: claimOrders(db, allOf(hasIt, standsOnOwnKhata(db))),
    entry: adminEntry(context, { kind: "password" }, hasIt),
    sessions: db.delete(sessions).where(and(inArray(sessions.userId, theirs), isDone)),
    codes: db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, "reset"), isDone)),
    grants: db
      .delete(phoneGrants)
      .where(and(eq(phoneGrants.phone, phone), eq(phoneGrants.purpose, "reset"), isDone)),
  });
  const [user] = changed;
  if (!user) return { ok: false, reason: "unproven" };
  // Who forgot a password has often tried it too often.
  await forgetFailures(context, phone);
  return { ok: true, ...user, phone, passwordHash };
}
