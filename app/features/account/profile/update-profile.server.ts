// Only one's own row is written, an empty password is never stored, and a new one ends every other session.
import { and, eq, ne } from "drizzle-orm";
import type { Customer } from "#app/features/account/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { sessions, users } from "#db/schema.ts";
import type { ProfileUpdate } from "./profile.schema.ts";

export async function updateProfile(
  context: RequestContext,
  customer: Customer,
  { name, street, city, postalCode, password }: Omit<ProfileUpdate, "confirmPassword">,
): Promise<void> {
  const { db } = context;
  const isMine = eq(users.id, customer.id);
  if (!password) {
    await db.update(users).set({ name, street, city, postalCode }).where(isMine);
    return;
  }
  const passwordHash = await hashPassword(password);
  await db.batch([
    db.update(users).set({ name, street, city, postalCode, passwordHash }).where(isMine),
    db.delete(sessions).where(and(eq(sessions.userId, customer.id), ne(sessions.tokenHash, context.sessionHash ?? ""))),
  ]);
}
