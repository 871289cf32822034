// Limits that must hold across isolates and places are counted in D1: counted first, allowed after,
// so that many attempts at once can't slip through between a look and a count.
import { and, count, countDistinct, eq, gt, inArray, lt, max, min } from "drizzle-orm";
import { networkOf } from "#app/values/ip-address.ts";
import { attempts } from "#db/schema/codes.ts";
import type { RequestContext } from "./context.server.ts";
import type { LogEvent } from "./log/events.ts";
import { batch } from "./statements.server.ts";

export type Limit = {
  kind: string;
  subject: string;
  most: number;
  windowMs: number;
  /** With it the limit counts how many different ones there were, however often each. */
  about?: string;
  /** What is logged when it is reached, where somebody must look. */
  alarm?: LogEvent;
};

/** An IPv6 address counts by its /64, as one customer holds one. */
export function addressSubject(address: string): string {
  return networkOf(address, 64);
}

/**
 * The network of an IPv6 address, of which one customer may hold 65,536 /64; null for an IPv4
 * address, which has none.
 */
export function widerSubject(address: string): string | null {
  const network = networkOf(address, 48);
  return network === networkOf(address, 64) ? null : network;
}

/**
 * Counts one attempt against every limit. Null when it is allowed, else seconds to wait (and
 * nothing is counted).
 */
export async function takeAttempt(
  context: RequestContext,
  limits: Limit[],
): Promise<number | null> {
  const { db, now } = context;
  const { taken, counts } = await batch(db, {
    taken: db.insert(attempts).values(rowsOf(limits, now)).returning({ seq: attempts.seq }),
    counts: limits.map((limit) =>
      db
        .select({
          used: limit.about === undefined ? count() : countDistinct(attempts.about),
          oldest: min(attempts.at),
        })
        .from(attempts)
        .where(
          and(
            eq(attempts.kind, limit.kind),
            eq(attempts.subject, limit.subject),
            gt(attempts.at, now - limit.windowMs),
          ),
        ),
    ),
  });
  const waits = limits.flatMap((limit, index) => {
    const row = counts[index]?.[0];
    return row && row.used > limit.most
      ? [Math.ceil(((row.oldest ?? now) + limit.windowMs - now) / 1000)]
      : [];
  });
  if (waits.length === 0) return null;
  const reached = limits.find(({ most }, index) => (counts[index]?.[0]?.used ?? 0) > most);
  context.log(reached?.alarm ?? "limit-reached", { limit: reached?.kind ?? "" });
  await db.delete(attempts).where(
    inArray(
      attempts.seq,
      taken.map((row) => row.seq),
    ),
  );
  return Math.max(1, ...waits);
}

/** One row for limits that differ in their time only. */
function rowsOf(limits: Limit[], at: number) {
  const rows = limits.map(({ kind, subject, about = "" }) => ({ kind, subject, about, at }));
  return [...new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row])).values()];
}

/** A success takes its own count back, and all that was counted against `own`. */
export async function forgiveAttempts(
  context: RequestContext,
  { own, all }: { own: Limit; all: Limit[] },
): Promise<void> {
  const { kind, subject } = own;
  await batch(context.db, {
    failures: context.db
      .delete(attempts)
      .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject))),
    own: takenBack(context, all),
  });
}

/** Takes this request's own count back, and no other's. */
export async function giveBack(context: RequestContext, limits: Limit[]): Promise<void> {
  await batch(context.db, { own: takenBack(context, limits) });
}

function takenBack({ db, now }: RequestContext, limits: Limit[]) {
  return rowsOf(limits, now).map(({ kind, subject, about, at }) => {
    const mine = db
      .select({ seq: max(attempts.seq) })
      .from(attempts)
      .where(
        and(
          eq(attempts.kind, kind),
          eq(attempts.subject, subject),
          eq(attempts.about, about),
          eq(attempts.at, at),
        ),
      );
    return db.delete(attempts).where(eq(attempts.seq, mine));
  });
}

export async function purgeAttempts(context: RequestContext, olderThanMs: number): Promise<void> {
  await context.db.delete(attempts).where(lt(attempts.at, context.now - olderThanMs));
}
