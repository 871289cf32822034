// Only one's own row is written, by a session that still lives; an empty password is never stored,
// and a new one, which wants the old one given lately, ends every other session.
import { and, eq, exists, ne } from "drizzle-orm";
import { findableUser } from "#app/features/account/users/findable-user.server.ts";
import { adminEntry } from "#app/features/audit/admin-entry.server.ts";
import { setDefaultAddress } from "#app/features/checkout/addresses/default-address.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import { type Limit, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { allOf, batch } from "#app/platform/statements.server.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { ProfileUpdate } from "./profile.schema.ts";

type Location = { latitude: number; longitude: number };
/** A location is only ever an API client's wish, and kept to about 100 m. */
export type ProfileChange = Omit<ProfileUpdate, "confirmPassword" | "currentPassword"> & {
  location?: Location;
};

export type UpdateProfile = { ok: true } | { ok: false; reason: "too-many"; waitSeconds: number };

export async function updateProfile(
  context: RequestContext,
  customer: Customer,
  { password, ...change }: ProfileChange,
): Promise<UpdateProfile> {
  if (password) await requireConfirmed(context);
  const waitSeconds = await takeAttempt(context, limitsOf(customer, password));
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const { db } = context;
  const passwordHash = password ? await hashPassword(password) : null;
  const isThisSession = eq(sessions.tokenHash, context.sessionHash ?? "");
  const isMine = allOf(
    eq(users.id, customer.id),
    exists(db.select({ id: sessions.userId }).from(sessions).where(isThisSession)),
  );
  await batch(db, {
    changed: db
      .update(users)
      .set({ ...columnsOf(change), ...(passwordHash ? { passwordHash } : {}) })
      .where(isMine),
    address: setDefaultAddress(context, { whose: isMine, address: change }),
    findable: findableUser(db, isMine),
    password: passwordHash ? afterNewPassword(context, customer.id, passwordHash) : {},
  });
  return { ok: true };
}

function afterNewPassword(context: RequestContext, userId: string, passwordHash: string) {
  const { db, sessionHash } = context;
  // A reset at the same time has ended this session: its password stays.
  const hasIt = allOf(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  const isDone = exists(db.select({ id: users.id }).from(users).where(hasIt));
  const isOther = and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash ?? ""));
  return {
    sessions: db.delete(sessions).where(and(isOther, isDone)),
    entry: adminEntry(context, { kind: "password" }, hasIt),
  };
}

function limitsOf({ id }: Customer, password: string): Limit[] {
  const hour = { subject: id, windowMs: 60 * 60 * 1000 };
  const writes: Limit = { ...hour, kind: "profile", most: 300 };
  return password ? [writes, { ...hour, kind: "new-password", most: 20 }] : [writes];
}

function columnsOf({ name, location }: Pick<ProfileChange, "name" | "location">) {
  if (!location) return { name };
  return {
    name,
    latitudeMilli: Math.round(location.latitude * 1000),
    longitudeMilli: Math.round(location.longitude * 1000),
  };
}
