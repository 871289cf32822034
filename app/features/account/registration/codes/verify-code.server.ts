// Every try is counted before the code is looked at: five of who asked for it, and fifteen of all
// others together, which take nothing from the five. A right one is gone and leaves one grant, of
// which only the hash is stored.
import { type SQL, and, desc, eq, gt, lt, lte, ne, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newToken, sha256Hex } from "#app/platform/digest.ts";
import { batch, insertFrom, plus } from "#app/platform/statements.server.ts";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { mostCodeTries } from "#app/values/limits.ts";
import { askerOf } from "./asker.server.ts";
import type { Recipient } from "./code-limits.server.ts";
import { isCode } from "./one-time-code.ts";

const mostOtherTries = 15;
const grantLifetimeMs = 10 * 60 * 1000;

/**
 * The proof's token for a right code, else null. A page brings the token it keeps for its visitor.
 */
export async function verifyCode(
  context: RequestContext,
  recipient: Recipient,
  { code, token }: { code: string; token?: string },
): Promise<string | null> {
  const secret = context.config.COOKIE_SECRETS[0] ?? "";
  const proof = token ?? newToken();
  for (const tried of await countTries(context, recipient, await askerOf(context, token))) {
    const claim = { ...recipient, id: tried.id, code };
    if (await isCode(secret, claim, tried.codeHash))
      return (await swapForGrant(context, tried, proof)) ? proof : null;
  }
  return null;
}

type Tried = typeof oneTimeCodes.$inferSelect;

/**
 * The newest code that was asked for here, and the newest from elsewhere: its message may have come
 * to the same phone.
 */
async function countTries(
  { db, now }: RequestContext,
  { phone, purpose }: Recipient,
  asker: string,
): Promise<Tried[]> {
  const newest = (isMeant: SQL) =>
    db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, purpose), isMeant))
      .orderBy(desc(oneTimeCodes.createdAt), desc(sql`rowid`))
      .limit(1);
  const isAlive = gt(oneTimeCodes.expiresAt, now);
  const { mine, others } = await batch(db, {
    mine: db
      .update(oneTimeCodes)
      .set({ tries: plus(oneTimeCodes.tries, 1) })
      .where(
        and(
          eq(oneTimeCodes.id, newest(eq(oneTimeCodes.askedBy, asker))),
          lt(oneTimeCodes.tries, mostCodeTries),
          isAlive,
        ),
      )
      .returning(),
    others: db
      .update(oneTimeCodes)
      .set({ otherTries: plus(oneTimeCodes.otherTries, 1) })
      .where(
        and(
          eq(oneTimeCodes.id, newest(ne(oneTimeCodes.askedBy, asker))),
          lt(oneTimeCodes.otherTries, mostOtherTries),
          isAlive,
        ),
      )
      .returning(),
  });
  return [...mine, ...others];
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
  const { granted } = await batch(db, {
    granted: insertFrom(db, phoneGrants, {
      columns: { tokenHash, phone: oneTimeCodes.phone, purpose: oneTimeCodes.purpose, expiresAt },
      from: (row) => row.from(oneTimeCodes).where(eq(oneTimeCodes.id, tried.id)),
    })
      .onConflictDoUpdate({ target: phoneGrants.tokenHash, set: { phone, purpose, expiresAt } })
      .returning({ phone: phoneGrants.phone }),
    codes: db
      .delete(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.phone, phone),
          eq(oneTimeCodes.purpose, purpose),
          lte(oneTimeCodes.createdAt, tried.createdAt),
        ),
      ),
  });
  return granted.length > 0;
}
