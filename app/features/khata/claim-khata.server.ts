// The khata of who had no account is the account's, once its phone number is proven by a code: registering is the only way.
import { and, eq } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { Database } from "#app/platform/database.server.ts";

/** For the batch that registers; does nothing unless it did. What the shop called them is then the account's to say. */
export function claimKhata(db: Database, userId: string) {
  return db
    .update(khataAccounts)
    .set({ userId: users.id, name: "", phone: null })
    .from(users)
    .where(and(eq(users.id, userId), eq(khataAccounts.phone, users.phone)));
}
