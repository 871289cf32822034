// A session is shown to its own customer alone, and nothing of it that could open one.
import { and, desc, eq, gt } from "drizzle-orm";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sessions } from "#db/schema/sessions.ts";

const mostShown = 20;

/** Where the customer is signed in, the newest first; `since` is when that began. */
export async function listDevices(
  context: RequestContext,
): Promise<{ name: string; since: number; isThis: boolean }[]> {
  const found = await context.read(
    context.db
      .select({ name: sessions.device, since: sessions.createdAt, hash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, askingUserId(context)), gt(sessions.expiresAt, context.now)))
      .orderBy(desc(sessions.createdAt))
      .limit(mostShown),
  );
  return found.map(({ hash, ...device }) => ({ ...device, isThis: hash === context.sessionHash }));
}
