import { and, eq, isNull } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The customer with this phone number, as long as no khata is open for the account. */
export async function getAccountWithoutKhata({ db, read }: RequestContext, phone: string) {
  const [account] = await read(
    db
      .select({ id: users.id })
      .from(users)
      .leftJoin(khataAccounts, eq(khataAccounts.userId, users.id))
      .where(and(eq(users.phone, phone), isNull(khataAccounts.id))),
  );
  return account ?? null;
}
