// A session is a random token that only its holder has: the database keeps the hash, each sign-in
// makes a new one, and what ends ends on the server.
import { and, eq, lte } from "drizzle-orm";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { adminEntry } from "#app/features/audit/admin-entry.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type SessionKind, newSessionToken, sessionHashOf } from "#app/platform/digest.ts";
import { allOf, batch, insertFrom } from "#app/platform/statements.server.ts";
import { chosenLanguage, serializeLanguage } from "#app/platform/language.server.ts";
import { sessionDays } from "#app/values/kept-for.ts";
import { isLanguage, languages } from "#app/values/language.ts";
import { deviceName } from "./device-name.ts";
import { rememberDevice } from "./known-device.server.ts";
import type { Verified } from "./sign-in.server.ts";
import { getVisitor } from "./visitor.server.ts";

const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000;

export type StartedSession = { token: string; expiresAt: number };
type Beginner = Pick<Verified, "userId" | "passwordHash"> & { userAgent: string | null };

/**
 * With an admin's entry in the log. Null where the password that was verified is another one by now: a reset at the same time ends
 * this session, too.
 */
export async function startSession(
  context: RequestContext,
  kind: SessionKind,
  { userId, passwordHash, userAgent }: Beginner,
): Promise<StartedSession | null> {
  const { db, now } = context;
  const token = newSessionToken(kind);
  const expiresAt = now + lifetimeMs;
  const tokenHash = await sessionHashOf(kind, token);
  const device = deviceName(userAgent ?? "");
  const isStill = allOf(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  const { started } = await batch(db, {
    ended: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now))),
    started: insertFrom(db, sessions, {
      columns: { tokenHash, userId: users.id, device, createdAt: now, expiresAt },
      from: (row) => row.from(users).where(isStill),
    }).returning({ userId: sessions.userId }),
    entry: adminEntry(context, { kind: "sign-in", after: { device } }, isStill),
  });
  return started.length > 0 ? { token, expiresAt } : null;
}

/**
 * A browser's session: the Set-Cookie headers that hold it, by which the browser is known again, and
 * that bring the language chosen before.
 */
export async function startPageSession(
  context: RequestContext,
  request: Request,
  verified: Verified,
): Promise<string[] | null> {
  const userAgent = request.headers.get("User-Agent");
  const started = await startSession(context, "cookie", { ...verified, userAgent });
  if (!started) return null;
  if (!isLanguage(verified.language)) await keepLanguage(context, request, verified.userId);
  return Promise.all([
    context.cookies.serialize("session", started.token),
    rememberDevice(context, verified.phone),
    ...(isLanguage(verified.language) ? [serializeLanguage(request, verified.language)] : []),
  ]);
}

/** What was chosen before the sign-in is the account's that has none: its texts are in it, too. */
async function keepLanguage(
  { db }: RequestContext,
  request: Request,
  userId: string,
): Promise<void> {
  const language = chosenLanguage(request);
  if (language !== languages[0])
    await db.update(users).set({ language }).where(eq(users.id, userId));
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

/**
 * Revokes the session the request carries, if any; answers the Set-Cookie header that forgets it.
 */
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

/**
 * The Set-Cookie header that forgets an expired or revoked session, null where there is none; the
 * cart stays.
 */
export async function clearDeadSession(context: RequestContext): Promise<string | null> {
  if (!context.cookies.session || (await getVisitor(context))) return null;
  return context.cookies.serialize("session", null);
}
