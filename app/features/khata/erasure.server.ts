// Who has a balance can't be erased: the shop claims it, or owes it.
import { eq } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./refusals.words.ts";

/** A trigger breaks the batch that deletes a user with a balance. */
export function isHeldByKhata(error: unknown): boolean {
  return refusedBy(error) === "users_khata";
}

/** Why, for the customer or the owner. */
export async function whyHeld({ db }: RequestContext, userId: string): Promise<string> {
  const [found] = await db
    .select({ balancePaise: khataAccounts.balancePaise })
    .from(khataAccounts)
    .where(eq(khataAccounts.userId, userId));
  const balance = found?.balancePaise ?? 0;
  return balance < 0 ? words.shopOwes(formatPaise(-balance)) : words.owed(formatPaise(balance));
}
