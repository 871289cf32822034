// Whoever finds a signed-in browser must not be able to do the worst with it: the password is known to have been
// given at sign-in, or when it was last asked for again.
import { eq, sql } from "drizzle-orm";
import { sessions } from "#db/schema/sessions.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Checked, checkCredentials } from "./sign-in.server.ts";
import type { Customer } from "./visitor.server.ts";

const goodForMs = 30 * 60 * 1000;

/** Whether the session's password was given in the last 30 minutes. */
export async function isConfirmed(context: RequestContext): Promise<boolean> {
  const { db, now, read, sessionHash } = context;
  if (!sessionHash) return false;
  const [session] = await read(
    db
      .select({ at: sql<number>`max(created_at, coalesce(confirmed_at, 0))`.as("given_at") })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionHash)),
  );
  return session !== undefined && now - session.at < goodForMs;
}

/** Counted with the failed sign-ins; the right password is remembered for the session. */
export async function confirmPassword(
  context: RequestContext,
  { phone }: Customer,
  password: string,
): Promise<Checked> {
  const checked = await checkCredentials(context, { phone, password });
  if (checked.ok)
    await context.db
      .update(sessions)
      .set({ confirmedAt: context.now })
      .where(eq(sessions.tokenHash, context.sessionHash ?? ""));
  return checked;
}
