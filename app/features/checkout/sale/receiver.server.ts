import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Who the shop makes an order for: an account is called by its own name, and gets it in the order's batch. */
export async function receiverOf({ db }: RequestContext, { phone, name = "" }: Given) {
  const [account] = phone
    ? await db.select({ name: users.name }).from(users).where(eq(users.phone, phone))
    : [];
  return { id: null, name: account?.name ?? name, phone };
}

type Given = { phone: string; name?: string };
