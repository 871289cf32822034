import { and, asc, eq } from "drizzle-orm";
import { adminLog } from "#db/schema/admin-log.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { LogKind } from "./entry.ts";
import type { LogState } from "./fields.ts";

/** The names of who made a subject what it is now, by the fields of its state, as the log keeps them. */
export async function whoChanged(
  { db, read }: RequestContext,
  { kind, id }: { kind: LogKind; id: string },
): Promise<Record<string, string>> {
  const { userName, before, after, seq } = adminLog;
  const entries = await read(
    db
      .select({ userName, before, after })
      .from(adminLog)
      .where(and(eq(adminLog.kind, kind), eq(adminLog.subjectId, id)))
      .orderBy(asc(seq)),
  );
  const who: Record<string, string> = {};
  for (const entry of entries) {
    const [was, is] = [stateOf(entry.before), stateOf(entry.after)];
    for (const field of Object.keys({ ...was, ...is }))
      if (was[field] !== is[field]) who[field] = entry.userName;
  }
  return who;
}

function stateOf(json: string | null): LogState {
  return json === null ? {} : (JSON.parse(json) as LogState);
}
