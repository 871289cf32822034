// However long the log is, a page reads only its own entries: the next ones older than the last shown.
import { type SQL, and, desc, eq, lt } from "drizzle-orm";
import { adminLog } from "#db/schema/admin-log.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { LogEntry, LogKind, LogState } from "#app/features/audit/entry.ts";

const entriesPerPage = 50;

/** `before` leads to the older ones; null at the end. */
export type LogPage = { entries: LogEntry[]; before: number | null };

/** Newest first; of one kind, or all. */
export async function listEntries(
  context: RequestContext,
  { kind, before }: { kind: LogKind | null; before: number | null },
): Promise<LogPage> {
  const isMeant: SQL | undefined = and(
    kind === null ? undefined : eq(adminLog.kind, kind),
    before === null ? undefined : lt(adminLog.seq, before),
  );
  const rows = await context.read(
    context.db
      .select()
      .from(adminLog)
      .where(isMeant)
      .orderBy(desc(adminLog.seq))
      .limit(entriesPerPage + 1),
  );
  const shown = rows.slice(0, entriesPerPage);
  return {
    entries: shown.map((row) => ({
      seq: row.seq,
      kind: row.kind,
      subjectId: row.subjectId,
      userName: row.userName,
      createdAt: row.createdAt,
      before: stateOf(row.before),
      after: stateOf(row.after),
    })),
    before: rows.length > entriesPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}

function stateOf(json: string | null): LogState | null {
  return json === null ? null : (JSON.parse(json) as LogState);
}
