// A session is shown to its own customer alone, and nothing of it that could open one.
import { and, desc, eq, gt } from "drizzle-orm";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sessions } from "#db/schema/sessions.ts";

const mostShown = 20;

/** Where the customer is signed in: what this is called, and the others, the newest first; `since` is when that began. */
export async function listDevices(
  context: RequestContext,
): Promise<{ here: string; others: { name: string; since: number }[] }> {
  const found = await context.read(
    context.db
      .select({ name: sessions.device, since: sessions.createdAt, hash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, askingUserId(context)), gt(sessions.expiresAt, context.now)))
      .orderBy(desc(sessions.createdAt))
      .limit(mostShown),
  );
  const isHere = ({ hash }: { hash: string }) => hash === context.sessionHash;
  return {
    here: found.find(isHere)?.name ?? "",
    others: found.filter((device) => !isHere(device)).map(({ name, since }) => ({ name, since })),
  };
}
