// Only one's own row is written, an empty password is never stored, and a new one ends every other session.
import { and, eq, ne } from "drizzle-orm";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { ProfileUpdate } from "./profile.schema.ts";

type Location = { latitude: number; longitude: number };
/** A location is only ever an API client's wish, and kept to about 100 m. */
export type ProfileChange = Omit<ProfileUpdate, "confirmPassword"> & { location?: Location };

export async function updateProfile(
  context: RequestContext,
  customer: Customer,
  { name, street, city, postalCode, password, location }: ProfileChange,
): Promise<void> {
  const { db } = context;
  const isMine = eq(users.id, customer.id);
  const changed = { name, street, city, postalCode, ...(location ? columnsOf(location) : {}) };
  if (!password) {
    await db.update(users).set(changed).where(isMine);
    return;
  }
  const passwordHash = await hashPassword(password);
  await db.batch([
    db
      .update(users)
      .set({ ...changed, passwordHash })
      .where(isMine),
    db
      .delete(sessions)
      .where(
        and(eq(sessions.userId, customer.id), ne(sessions.tokenHash, context.sessionHash ?? "")),
      ),
  ]);
}

function columnsOf({ latitude, longitude }: Location) {
  return {
    latitudeMilli: Math.round(latitude * 1000),
    longitudeMilli: Math.round(longitude * 1000),
  };
}
