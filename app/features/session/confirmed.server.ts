// Whoever finds a signed-in browser, or a token, must not be able to do the worst with it: the
// password is known to have been given at sign-in, or when it was last asked for again. The
// commands themselves hold to it, so that no page and no call leads around it.
import { eq } from "drizzle-orm";
import { sessions } from "#db/schema/sessions.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Checked, checkCredentials } from "./sign-in.server.ts";
import { words } from "./words.ts";
import type { Customer } from "./visitor.server.ts";

/** As long as a password that was given isn't asked for again. */
export const goodForMinutes = 30;

/** Whether the session's password was given that short ago. */
export async function isConfirmed(context: RequestContext): Promise<boolean> {
  const { db, now, read, sessionHash } = context;
  if (!sessionHash) return false;
  const [session] = await read(
    db
      .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionHash)),
  );
  if (!session) return false;
  return now - Math.max(session.createdAt, session.confirmedAt ?? 0) < goodForMinutes * 60 * 1000;
}

export const confirmFirst = () => words.confirmFirst;
const unconfirmed = "Unconfirmed";

/**
 * For commands that delete, give power or change what signs somebody in: refuses a session whose
 * password was given too long ago. Pages turn the refusal into the question, the API answers it.
 * The command line has no session.
 */
export async function requireConfirmed(context: RequestContext): Promise<void> {
  if (context.sessionHash !== null && !(await isConfirmed(context)))
    throw new Response(confirmFirst(), { status: 403, statusText: unconfirmed });
}

export function isUnconfirmed(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.statusText === unconfirmed;
}

/** Counted as failed sign-ins of this session are; the right password is remembered for it. */
export async function confirmPassword(
  context: RequestContext,
  { phone }: Customer,
  password: string,
): Promise<Checked> {
  const checked = await checkCredentials(context, { phone, password }, context.sessionHash);
  if (checked.ok)
    await context.db
      .update(sessions)
      .set({ confirmedAt: context.now })
      .where(eq(sessions.tokenHash, context.sessionHash ?? ""));
  return checked;
}
