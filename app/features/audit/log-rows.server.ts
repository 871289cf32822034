// Entries of the log for a batch over many rows: the ones that change are opened before it and
// closed after it, the ones it makes are written at its end.
import { type SQL, sql } from "drizzle-orm";
import { overRows } from "#app/platform/over-rows.ts";
import type { LogKind } from "./entry.ts";

/** Who writes; the command line has no id. */
export type Writer = { id: string | null; name: string; now: number };
/** `state` is an expression over `subject_id`, as in a logged batch. */
export type LoggedRows = { kind: LogKind; ids: string[]; state: SQL };

export function openEntries(by: Writer, rows: LoggedRows): SQL[] {
  return entriesOf(by, rows, { before: rows.state, after: null, isClosed: 0 });
}

/** An entry is open within its batch only. */
export function closeEntries({ kind, state }: Omit<LoggedRows, "ids">): SQL {
  return sql`UPDATE admin_log SET after = ${state}, is_closed = 1 WHERE kind = ${kind} AND is_closed = 0`;
}

export function createdEntries(by: Writer, rows: LoggedRows): SQL[] {
  return entriesOf(by, rows, { before: null, after: rows.state, isClosed: 1 });
}

type Kept = { before: SQL | null; after: SQL | null; isClosed: 0 | 1 };

function entriesOf(by: Writer, { kind, ids }: LoggedRows, { before, after, isClosed }: Kept) {
  return overRows(
    ids,
    (rows) => sql`INSERT INTO admin_log
      (kind, subject_id, user_id, user_name, before, after, is_closed, created_at)
    SELECT ${kind}, subject_id, ${by.id}, ${by.name}, ${before}, ${after}, ${isClosed}, ${by.now}
    FROM (SELECT value AS subject_id FROM json_each(${rows}))`,
  );
}

/** For a batch that keeps the changes themselves elsewhere, under the subject's id. */
export function savedEntry(
  by: Writer,
  kind: LogKind,
  { id, after }: { id: string; after: object },
) {
  return sql`INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
    VALUES (${kind}, ${id}, ${by.id}, ${by.name}, ${JSON.stringify(after)}, 1, ${by.now})`;
}
