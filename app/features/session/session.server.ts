// A session is a random token that only its holder has: the database keeps the hash, each sign-in makes
// a new one, and what ends ends on the server.
import { and, eq, lte } from "drizzle-orm";
import { sessions } from "#db/schema/sessions.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newToken, sha256Hex } from "#app/platform/digest.ts";
import { deviceName } from "./device-name.ts";
import { getVisitor } from "./visitor.server.ts";

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

export type StartedSession = { token: string; expiresAt: number; cookie: string };

export async function startSession(
  context: RequestContext,
  { userId, userAgent }: { userId: string; userAgent: string | null },
): Promise<StartedSession> {
  const { db, now } = context;
  const token = newToken();
  const expiresAt = now + lifetimeMs;
  const tokenHash = await sha256Hex(token);
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now))),
    db.insert(sessions).values({
      tokenHash,
      userId,
      device: deviceName(userAgent ?? ""),
      createdAt: now,
      expiresAt,
    }),
  ]);
  return { token, expiresAt, cookie: await context.cookies.serialize("session", token) };
}

/** When the session the request carries ends; null without one. */
export async function getSessionEnd(context: RequestContext): Promise<number | null> {
  if (!context.sessionHash) return null;
  const [session] = await context.read(
    context.db
      .select({ expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, context.sessionHash)),
  );
  return session?.expiresAt ?? null;
}

/** Revokes the session the request carries, if any; answers the Set-Cookie header that forgets it. */
export async function endSession(context: RequestContext): Promise<string> {
  if (context.sessionHash)
    await context.db.delete(sessions).where(eq(sessions.tokenHash, context.sessionHash));
  return context.cookies.serialize("session", null);
}

/** The same for all sessions of a user. */
export async function endEverySession(context: RequestContext, userId: string): Promise<string> {
  await context.db.delete(sessions).where(eq(sessions.userId, userId));
  return context.cookies.serialize("session", null);
}

/** The Set-Cookie header that forgets an expired or revoked session, null where there is none; the cart stays. */
export async function clearDeadSession(context: RequestContext): Promise<string | null> {
  if (!context.cookies.session || (await getVisitor(context))) return null;
  return context.cookies.serialize("session", null);
}
