// However long the log is, a page reads only its own entries: the next ones older than the last
// shown.
import { type SQL, and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { adminLog } from "#db/schema/admin-log.ts";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { LogEntry, LogKind } from "#app/features/audit/entry.ts";
import type { LogState } from "#app/features/audit/fields.ts";
import { words } from "#app/values/words.ts";

const entriesPerPage = 50;

const called = () => sql.raw(words.showsHindiNames ? "coalesce(p.name_hi, p.name)" : "p.name");

/** What goods of these kinds are called, where the log keeps their English names alone. */
const hindiNames = () =>
  sql.raw(
    words.showsHindiNames
      ? `WHEN 'pack' THEN (SELECT json_group_array(p.name_hi) FROM financials AS f JOIN details AS d ON d.id = f.detail_id
    JOIN products AS p ON p.id = d.product_id WHERE f.id = admin_log.subject_id AND p.name_hi IS NOT NULL)
  WHEN 'detail' THEN (SELECT json_group_array(p.name_hi) FROM details AS d
    JOIN products AS p ON p.id = d.product_id WHERE d.id = admin_log.subject_id AND p.name_hi IS NOT NULL)
  WHEN 'review' THEN (SELECT json_group_array(p.name_hi) FROM reviews AS r
    JOIN products AS p ON p.id = r.product_id WHERE r.id = admin_log.subject_id AND p.name_hi IS NOT NULL)
  WHEN 'search' THEN (SELECT json_group_array(p.name_hi) FROM search_synonyms AS s
    JOIN products AS p ON p.id = s.product_id WHERE s.id = admin_log.subject_id AND p.name_hi IS NOT NULL)`
      : "",
  );

/** Of prices the brands that were saved, one more than are shown; of users and khatas who it is. */
const namesOf = () =>
  sql<string[]>`CASE admin_log.kind
  WHEN 'prices' THEN (SELECT json_group_array(name) FROM (
    SELECT DISTINCT trim(d.brand || ' ' || ${called()}) AS name FROM price_changes AS c
    CROSS JOIN financials AS f ON f.id = c.financial_id JOIN details AS d ON d.id = f.detail_id
    JOIN products AS p ON p.id = d.product_id WHERE c.save_id = admin_log.subject_id LIMIT 4))
  WHEN 'user' THEN (SELECT json_group_array(name) FROM users WHERE id = admin_log.subject_id)
  WHEN 'khata' THEN (SELECT json_group_array(coalesce(u.name, k.name)) FROM khata_accounts AS k LEFT JOIN users AS u ON u.id = k.user_id
    WHERE k.user_id = admin_log.subject_id OR k.id = admin_log.subject_id)
  ${hindiNames()}
  ELSE '[]' END`.mapWith((json: string) => JSON.parse(json) as string[]);

type WrittenEntry = LogEntry & {
  userId: string | null;
  /** Of an order, what it costs now. */
  payablePaise: number | null;
};

/** `before` leads to the older ones; null at the end. */
export type LogPage = { entries: WrittenEntry[]; before: number | null };

/** Newest first; of one kind or one person, or all. */
export async function listEntries(
  context: RequestContext,
  { kind, by = null, before }: { kind: LogKind | null; by?: string | null; before: number | null },
): Promise<LogPage> {
  const isMeant: SQL | undefined = and(
    kind === null ? undefined : eq(adminLog.kind, kind),
    by === null ? undefined : eq(adminLog.userId, by),
    before === null ? undefined : lt(adminLog.seq, before),
  );
  const rows = await context.read(
    context.db
      .select({
        ...getTableColumns(adminLog),
        names: namesOf(),
        payablePaise: payablePaise().as("payable_paise"),
      })
      .from(adminLog)
      .leftJoin(orders, and(eq(adminLog.kind, "order"), eq(orders.id, adminLog.subjectId)))
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
      userId: row.userId,
      userName: row.userName,
      createdAt: row.createdAt,
      before: stateOf(row.before),
      after: stateOf(row.after),
      names: row.names,
      payablePaise: row.payablePaise,
    })),
    before: rows.length > entriesPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}

function stateOf(json: string | null): LogState | null {
  return json === null ? null : (JSON.parse(json) as LogState);
}
