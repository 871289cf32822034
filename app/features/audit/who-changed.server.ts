import { and, asc, eq } from "drizzle-orm";
import { adminLog } from "#db/schema/admin-log.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { LogKind } from "./entry.ts";
import type { LogState, LoggedField } from "./fields.ts";

type Asked<F> = { kind: LogKind; id: string; fields: readonly F[] };

/** The names of who made these fields of a subject what they are now, as the log keeps them. */
export async function whoChanged<F extends LoggedField>(
  { db, read }: RequestContext,
  { kind, id, fields }: Asked<F>,
): Promise<Partial<Record<F, string>>> {
  const { userName, before, after, seq } = adminLog;
  const entries = await read(
    db
      .select({ userName, before, after })
      .from(adminLog)
      .where(and(eq(adminLog.kind, kind), eq(adminLog.subjectId, id)))
      .orderBy(asc(seq)),
  );
  const who: Partial<Record<F, string>> = {};
  for (const entry of entries) {
    const [was, is] = [stateOf(entry.before), stateOf(entry.after)];
    for (const field of fields) if (was[field] !== is[field]) who[field] = entry.userName;
  }
  return who;
}

function stateOf(json: string | null): LogState {
  return json === null ? {} : (JSON.parse(json) as LogState);
}
