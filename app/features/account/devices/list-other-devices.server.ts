// A session is shown to its own customer alone, and nothing of it that could open one.
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sessions } from "#db/schema/sessions.ts";

const mostShown = 20;

/** Where else the customer is signed in, the newest first; `since` is when that began. */
export function listOtherDevices(
  context: RequestContext,
): Promise<{ name: string; since: number }[]> {
  return context.read(
    context.db
      .select({ name: sessions.device, since: sessions.createdAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, askingUserId(context)),
          ne(sessions.tokenHash, context.sessionHash ?? ""),
          gt(sessions.expiresAt, context.now),
        ),
      )
      .orderBy(desc(sessions.createdAt))
      .limit(mostShown),
  );
}
