// What people put into the drawer and take out of it is written on the day itself: nobody adds to a day that is closed.
import { and, desc, eq, gt, gte, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { dayEntries, days } from "#db/schema/days.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { dayState } from "#app/features/audit/states.server.ts";
import { minus, onlyIf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { drawerKinds } from "#app/values/day-figures.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { bookMoney } from "./book-money.server.ts";
import { words } from "./day.words.ts";
import type { NewDrawerEntry } from "./drawer.schema.ts";

type Entry = Awaited<ReturnType<typeof readNewestInDrawer>>;
export type WrittenInDrawer =
  { ok: true; entry: NonNullable<Entry> } | { ok: false; status: 409; message: string };

/** The caller has made sure that an admin asks. */
export async function writeInDrawer(
  context: RequestContext,
  { kind, amount, text }: NewDrawerEntry,
): Promise<WrittenInDrawer> {
  const { now } = context;
  const day = indianDay(now);
  const {
    written: [entry],
  } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      written: bookMoney(context, {
        ...{ kind, paise: amount, at: now, order: null, text, step: newId() },
        from: onlyIf(notExists(closedSince(context, day))),
      }).returning(entryColumns),
    },
  );
  return entry ? { ok: true, entry } : { ok: false, status: 409, message: words.isClosed };
}

/** Over `day_entries`: what people wrote, and have not taken back. */
export const standsInDrawer = and(
  inArray(dayEntries.kind, drawerKinds),
  gt(dayEntries.amountPaise, 0),
  sql`NOT EXISTS (SELECT 1 FROM day_entries AS b WHERE b.day = day_entries.day
    AND b.booking_key LIKE 'drawer ' || day_entries.kind || ' back ' || day_entries.seq || ' %')`,
)!.mapWith(Boolean);

/** By an opposite entry, as none is ever removed: of today's, once. */
export async function takeBackInDrawer(
  context: RequestContext,
  seq: number,
): Promise<WrittenInDrawer> {
  const { now } = context;
  const day = indianDay(now);
  const { kind, amountPaise, text } = dayEntries;
  const isMeant = [eq(dayEntries.seq, seq), eq(dayEntries.day, day), standsInDrawer];
  const {
    taken: [entry],
  } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      taken: bookMoney(context, {
        ...{ kind, paise: minus(0, amountPaise), at: now, order: null },
        ...{ text, step: `back ${seq}` },
        from: (row) =>
          row.from(dayEntries).where(and(...isMeant, notExists(closedSince(context, day)))),
      }).returning(entryColumns),
    },
  );
  return entry ? { ok: true, entry } : { ok: false, status: 409, message: words.noSuchEntry };
}

const entryColumns = {
  seq: dayEntries.seq,
  day: dayEntries.day,
  kind: dayEntries.kind,
  amountPaise: dayEntries.amountPaise,
  text: dayEntries.text,
  createdAt: dayEntries.createdAt,
};

/** Of what people wrote. */
export async function readNewestInDrawer({ db }: RequestContext) {
  const [entry] = await db
    .select(entryColumns)
    .from(dayEntries)
    .where(inArray(dayEntries.kind, drawerKinds))
    .orderBy(desc(dayEntries.seq))
    .limit(1);
  return entry ?? null;
}

/** The day in whose book stands what is sold now; null while that is today's. */
export async function readBookedDay(context: RequestContext): Promise<string | null> {
  const [closed] = await context.read(
    closedSince(context, indianDay(context.now)).orderBy(desc(days.day)).limit(1),
  );
  return closed ? laterDay(closed.day, 1) : null;
}

const closedSince = ({ db }: RequestContext, day: string) =>
  db
    .select({ day: days.day })
    .from(days)
    .where(and(gte(days.day, day), isNotNull(days.closedAt)));
