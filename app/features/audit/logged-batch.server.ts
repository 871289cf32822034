// What an admin changes and the entry that says so are one batch, so that neither exists alone. The
// database itself reads who asks from the session, and the subject before and after; what changed
// nothing leaves no entry.
import { type SQL, and, eq, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { adminLog } from "#db/schema/admin-log.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import {
  type Results,
  type Statements,
  batch,
  insertFrom,
} from "#app/platform/statements.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { LogKind } from "./entry.ts";
import { words } from "./words.ts";

/**
 * `state` is an expression over `subject_id`: JSON, NULL where there is no such subject. It holds
 * nothing of a customer's.
 */
export type Subject = { kind: LogKind; id: string | SQL<string>; state: SQL };

export async function loggedBatch<S extends Statements>(
  context: RequestContext,
  { kind, id, state }: Subject,
  statements: S,
): Promise<Results<S>> {
  const { db, alongside = [] } = context;
  const isThis = eq(adminLog.seq, db.select({ newest: max(adminLog.seq) }).from(adminLog));
  const batched = batch(db, {
    opened: insertFrom(db, adminLog, {
      columns: { ...entryOf(context, kind), subjectId: asked.subjectId, before: state },
      from: sql`FROM (SELECT coalesce(${id}, '') AS subject_id) AS asked`,
    }),
    changed: statements,
    alongside,
    closed: db.update(adminLog).set({ after: state, isClosed: true }).where(isThis),
    unchanged: db.delete(adminLog).where(and(isThis, sql`before IS after`)),
  });
  const { changed } = await batched.catch((error: unknown) => {
    throw refusedBy(error) === "admin_log.kind"
      ? new Response(words.signedOut, { status: 401 })
      : error;
  });
  return changed as Results<S>;
}

const asked = alias(adminLog, "asked");

/** The entry of what is kept beside the database. */
export async function logDone(
  context: RequestContext,
  { kind, id, after }: { kind: LogKind; id: string; after: object },
): Promise<void> {
  const entry = { ...entryOf(context, kind), subjectId: id, after: JSON.stringify(after) };
  await context.db.insert(adminLog).values({ ...entry, isClosed: true });
}

/**
 * Who changes something now, and of what kind it is. Whoever was signed out meanwhile, such as by
 * another role, changes nothing: without its kind the entry fails, and the batch with it.
 */
function entryOf(context: RequestContext, kind: LogKind) {
  const userId = askingUserId(context);
  const isSignedIn = sql`iif(${userId} IS NULL, NULL, ${kind})`;
  return {
    kind: context.sessionHash === null ? kind : isSignedIn,
    userId,
    userName: userName(userId),
    createdAt: context.now,
  };
}

/** NULL from the command line. */
export function askingUserId({ sessionHash, now }: RequestContext): SQL {
  return sql`(SELECT user_id FROM sessions WHERE token_hash = ${sessionHash} AND expires_at > ${now})`;
}

function userName(userId: SQL): SQL {
  return sql`coalesce((SELECT name FROM users WHERE id = ${userId}), '')`;
}
