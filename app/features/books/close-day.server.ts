// A day is counted, closed with what was counted, and for a while opened again. The caller has made sure that an admin asks.
import {
  type SQL,
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  sql,
} from "drizzle-orm";
import { dayEntries, days } from "#db/schema/days.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { dayState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { Paise } from "#app/values/money.ts";
import { type Notes, countNotes } from "#app/values/notes.ts";
import { undoMs } from "#app/values/undo.ts";
import { sums } from "./day-book.server.ts";
import { words } from "./day.words.ts";

export type Closing = { ok: true } | { ok: false; status: 409; message: string };
const refused = (message: string): Closing => ({ ok: false, status: 409, message });

/** What a day that was opened again, or counted before, is closed with. */
const excludedSums = Object.fromEntries(
  Object.keys(sums).map((name) => [
    name,
    sql.raw(`excluded.${getTableColumns(days)[name as keyof typeof sums].name}`),
  ]),
);

/** Notes that are counted anew take the place of those before, until the day is closed. */
export async function countDay(
  context: RequestContext,
  day: string,
  notes: Notes,
): Promise<Closing> {
  const { db, now } = context;
  if (day > indianDay(now)) return refused(words.notCome);
  const counted = { countedPaise: countNotes(notes), notes };
  const { written } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      written: db
        .insert(days)
        .values({ day, ...counted })
        .onConflictDoUpdate({ target: days.day, set: counted, setWhere: isNull(days.closedAt) })
        .returning({ day: days.day }),
    },
  );
  return written.length > 0 ? { ok: true } : refused(words.isClosed);
}

/**
 * With a sum, or with what was counted before where none is given. What was counted stays, and what
 * comes later is the next day's.
 */
export async function closeDay(
  context: RequestContext,
  day: string,
  sumPaise: Paise | null,
): Promise<Closing> {
  const { db, now } = context;
  if (day > indianDay(now)) return refused(words.notCome);
  const closing = {
    ...{ closedAt: now, closedBy: askingUserId(context) },
    ...(sumPaise === null ? {} : { countedPaise: sumPaise, notes: null }),
  };
  const { closed } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      closing: insertFrom(db, days, {
        columns: { day, ...sums, ...closing },
        from: (row) =>
          row
            .from(dayEntries)
            .where(eq(dayEntries.day, day))
            .having(sumPaise === null ? isCounted(context, day) : undefined),
      }).onConflictDoUpdate({
        target: days.day,
        set: { ...excludedSums, ...closing },
        setWhere: isNull(days.closedAt),
      }),
      closed: db
        .select({ countedPaise: days.countedPaise, closedAt: days.closedAt })
        .from(days)
        .where(eq(days.day, day)),
    },
  );
  const [found] = closed;
  if (!found || found.closedAt === null) return refused(words.countFirst);
  return sumPaise === null || found.countedPaise === sumPaise
    ? { ok: true }
    : refused(words.isClosed);
}

function isCounted({ db }: RequestContext, day: string): SQL {
  return exists(
    db
      .select({ day: days.day })
      .from(days)
      .where(and(eq(days.day, day), isNotNull(days.countedPaise))),
  );
}

/**
 * For as long as a step can be taken back, with what was counted, until it is counted anew; what came
 * since its closing stays the next day's.
 */
export async function openDay(context: RequestContext, day: string): Promise<Closing> {
  const { db, now } = context;
  const { opened } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      opened: db
        .update(days)
        .set({ closedAt: null, closedBy: null })
        .where(and(eq(days.day, day), gt(days.closedAt, now - undoMs)))
        .returning({ day: days.day }),
    },
  );
  return opened.length > 0 ? { ok: true } : refused(words.openTooLate);
}
