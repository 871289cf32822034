// What an admin changes and the entry that says so are one batch, so that neither exists alone. The
// database itself reads who asks from the session, and the subject before and after; what changed
// nothing leaves no entry.
import { type SQL, and, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { adminLog } from "#db/schema/admin-log.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { LogKind } from "./entry.ts";

/**
 * `state` is an expression over `subject_id`: JSON, NULL where there is no such subject. It holds
 * nothing of a customer's.
 */
export type Subject = { kind: LogKind; id: string | SQL<string>; state: SQL };

export async function loggedBatch<
  S extends readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
>(context: RequestContext, { kind, id, state }: Subject, statements: S): Promise<BatchResponse<S>> {
  const { db, alongside = [] } = context;
  const isThis = sql`seq = (SELECT max(seq) FROM admin_log)`;
  const results: unknown[] = await db.batch([
    db.insert(adminLog)
      .select(sql`SELECT NULL, ${kind}, subject_id, ${askingUserId(context)}, ${userName(context)}, ${state}, NULL, 0, ${context.now}
      FROM (SELECT coalesce(${id}, '') AS subject_id)`),
    ...statements,
    ...alongside,
    db.update(adminLog).set({ after: state, isClosed: true }).where(isThis),
    db.delete(adminLog).where(and(isThis, sql`before IS after`)),
  ]);
  return results.slice(1, 1 + statements.length) as BatchResponse<S>;
}

/** The entry of what is kept beside the database. */
export async function logDone(
  context: RequestContext,
  { kind, id, after }: { kind: LogKind; id: string; after: object },
): Promise<void> {
  await context.db
    .insert(adminLog)
    .select(
      sql`SELECT NULL, ${kind}, ${id}, ${askingUserId(context)}, ${userName(context)}, NULL, ${JSON.stringify(after)}, 1, ${context.now}`,
    );
}

/** NULL from the command line. */
export function askingUserId({ sessionHash, now }: RequestContext): SQL {
  return sql`(SELECT user_id FROM sessions WHERE token_hash = ${sessionHash} AND expires_at > ${now})`;
}

function userName(context: RequestContext): SQL {
  return sql`coalesce((SELECT name FROM users WHERE id = ${askingUserId(context)}), '')`;
}
