// The khata of who had no account is the account's, once its phone number is proven by a code: by registering,
// or by a new password for an account that has no khata of its own.
import { type SQL, and, eq, isNotNull, notInArray } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { Database } from "#app/platform/database.server.ts";

/** For the batch that registers or sets a password; `which` picks nobody unless it did. What the shop called them is then the account's to say. */
export function claimKhata(db: Database, which: SQL) {
  const owing = db
    .select({ userId: khataAccounts.userId })
    .from(khataAccounts)
    .where(isNotNull(khataAccounts.userId));
  return db
    .update(khataAccounts)
    .set({ userId: users.id, name: "", phone: null })
    .from(users)
    .where(and(which, eq(khataAccounts.phone, users.phone), notInArray(users.id, owing)));
}
