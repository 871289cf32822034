// Codes cost money and reach strangers: they are counted per phone and purpose, and per address.
import { and, eq, inArray, max } from "drizzle-orm";
import type { Purpose } from "#app/features/account/registration/purpose.ts";
import { type Limit, addressSubject } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { attempts } from "#db/schema/codes.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type Recipient = { phone: string; purpose: Purpose };
export type CodeLimits = { minute: Limit; all: Limit[] };

/** A page's form without a bot check's token, which only scripts can get, is held to the strict ones. */
export function codeLimits(
  context: RequestContext,
  { phone, purpose }: Recipient,
  isStrict: boolean,
): CodeLimits {
  const address = addressSubject(context.address);
  const kind = `code-${purpose}`;
  const minute: Limit = { kind: `${kind}-minute`, subject: phone, most: 1, windowMs: minuteMs };
  const all: Limit[] = [
    minute,
    { kind: `${kind}-hour`, subject: phone, most: isStrict ? 3 : 5, windowMs: hourMs },
    { kind: `${kind}-day`, subject: phone, most: 10, windowMs: dayMs },
    { kind: "code-address", subject: address, most: 60, windowMs: hourMs },
  ];
  if (isStrict)
    all.push({ kind: "code-address-strict", subject: address, most: 20, windowMs: hourMs });
  return { minute, all };
}

/** Takes this request's own count back. */
export async function giveBack({ db, now }: RequestContext, limits: Limit[]): Promise<void> {
  const mine = await db.batch(
    asBatch(
      limits.map(({ kind, subject }) =>
        db
          .select({ seq: max(attempts.seq) })
          .from(attempts)
          .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject), eq(attempts.at, now))),
      ),
    ),
  );
  const seqs = mine.flat().flatMap(({ seq }) => (seq === null ? [] : [seq]));
  await db.delete(attempts).where(inArray(attempts.seq, seqs));
}

function asBatch<T>(queries: T[]): [T, ...T[]] {
  return queries as [T, ...T[]];
}
