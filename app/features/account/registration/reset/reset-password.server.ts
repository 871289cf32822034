// The new password, the end of every session and the end of the proof are one batch; what is refused leaves
// the proof valid.
import { and, eq, exists, inArray } from "drizzle-orm";
import { grantOf, hasGrant } from "#app/features/account/registration/codes/grant.server.ts";
import { forgetAttempts } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { phoneGrants } from "#db/schema/codes.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

export type NewPassword = { phone: string; password: string; token: string };
export type ResetPassword = { ok: true } | { ok: false; reason: "unproven" };

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
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.phone, phone), isProven))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(inArray(sessions.userId, theirs), isProven)),
    db.delete(phoneGrants).where(await grantOf(context, proof)),
  ]);
  if (changed.length === 0) return { ok: false, reason: "unproven" };
  // Who forgot a password has often tried it too often.
  await forgetAttempts(context, { kind: "sign-in-phone", subject: phone });
  return { ok: true };
}
