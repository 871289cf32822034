// Every try is counted before the code is looked at, five at most; a right one is gone and leaves one grant,
// of which only the hash is stored.
import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newToken, sha256Hex } from "#app/platform/digest.ts";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { mostCodeTries } from "#app/values/limits.ts";
import type { Recipient } from "./code-limits.server.ts";
import { isCode } from "./one-time-code.ts";

const grantLifetimeMs = 10 * 60 * 1000;

/** The proof's token for a right code, else null. A page brings the token it keeps for its visitor. */
export async function verifyCode(
  context: RequestContext,
  { phone, purpose }: Recipient,
  { code, token = newToken() }: { code: string; token?: string },
): Promise<string | null> {
  const tried = await countTry(context, { phone, purpose });
  const secret = context.config.COOKIE_SECRETS[0] ?? "";
  if (!tried || !(await isCode(secret, { id: tried.id, purpose, phone, code }, tried.codeHash)))
    return null;
  return (await swapForGrant(context, tried, token)) ? token : null;
}

type Tried = typeof oneTimeCodes.$inferSelect;

async function countTry(
  { db, now }: RequestContext,
  { phone, purpose }: Recipient,
): Promise<Tried | undefined> {
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(sql`rowid`))
    .limit(1);
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        lt(oneTimeCodes.tries, mostCodeTries),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning();
  return tried;
}

/** Of many that bring the right code at once only the first finds it. */
async function swapForGrant(
  { db, now }: RequestContext,
  tried: Tried,
  token: string,
): Promise<boolean> {
  const tokenHash = await sha256Hex(token);
  const expiresAt = now + grantLifetimeMs;
  const { phone, purpose } = tried;
  const [granted] = await db.batch([
    db
      .insert(phoneGrants)
      .select(
        db
          .select({
            tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
            phone: oneTimeCodes.phone,
            purpose: oneTimeCodes.purpose,
            expiresAt: sql<number>`${expiresAt}`.as("expires_at"),
          })
          .from(oneTimeCodes)
          .where(eq(oneTimeCodes.id, tried.id)),
      )
      .onConflictDoUpdate({ target: phoneGrants.tokenHash, set: { phone, purpose, expiresAt } })
      .returning({ phone: phoneGrants.phone }),
    db
      .delete(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.phone, phone),
          eq(oneTimeCodes.purpose, purpose),
          lte(oneTimeCodes.createdAt, tried.createdAt),
        ),
      ),
  ]);
  return granted.length > 0;
}
