// What the owner wants to know of a person beside what can be changed.
import { count, eq, max } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Paise } from "#app/values/money.ts";

export type UserFacts = {
  orderCount: number;
  lastOrderAt: number | null;
  /** Null for who has no khata. */
  owedPaise: Paise | null;
};

export async function readUserFacts(
  { db, read }: RequestContext,
  userId: string,
): Promise<UserFacts> {
  const [[made], [khata]] = await Promise.all([
    read(
      db
        .select({ orderCount: count().as("made"), lastOrderAt: max(orders.createdAt).as("last") })
        .from(orders)
        .where(eq(orders.userId, userId)),
    ),
    read(
      db
        .select({ balancePaise: khataAccounts.balancePaise })
        .from(khataAccounts)
        .where(eq(khataAccounts.userId, userId)),
    ),
  ]);
  return {
    orderCount: made?.orderCount ?? 0,
    lastOrderAt: made?.lastOrderAt ?? null,
    owedPaise: khata?.balancePaise ?? null,
  };
}
