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

export type VerifyCode = { ok: true; proof: string } | { ok: false; triesLeft: number };

/** The proof's token for a right code. A page brings the token it keeps for its visitor. */
export async function verifyCode(
  context: RequestContext,
  recipient: Recipient,
  { code, token }: { code: string; token?: string },
): Promise<VerifyCode> {
  const secret = context.config.COOKIE_SECRETS[0] ?? "";
  const proof = token ?? newToken();
  const { mine, others } = await countTries(context, recipient, await askerOf(context, token));
  for (const tried of [...mine, ...others]) {
    const claim = { ...recipient, id: tried.id, code };
    if (
      (await isCode(secret, claim, tried.codeHash)) &&
      (await swapForGrant(context, tried, proof))
    )
      return { ok: true, proof };
  }
  // Who never asked for a code here has none to try.
  return { ok: false, triesLeft: mine[0] ? mostCodeTries - mine[0].tries : 0 };
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
): Promise<{ mine: Tried[]; others: Tried[] }> {
  const newest = (isMeant: SQL) =>
    db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, purpose), isMeant))
      .orderBy(desc(oneTimeCodes.createdAt), desc(sql`rowid`))
      .limit(1);
  const isAlive = gt(oneTimeCodes.expiresAt, now);
  return batch(db, {
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
