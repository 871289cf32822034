// Cash that riders took is theirs to hand over: the rider says how much, somebody of the shop counts it, once, and what was
// counted lies in the drawer from then on.
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  isNull,
  lt,
  notExists,
  or,
  sql,
  sum,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { handovers, takings } from "#db/schema/run.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { handoverState } from "#app/features/audit/states.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { anyOf, coalesce, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";
import { words } from "./words.ts";

export type Handover = {
  id: string;
  amountPaise: Paise;
  takenPaise: Paise;
  countedPaise: Paise | null;
  createdAt: number;
};
export type HandoverOutcome =
  { ok: true; handover: Handover } | { ok: false; status: 404 | 409; message: string };

/**
 * Of all the cash that the rider who asks took since the handover before. Said twice, with nothing
 * taken between, it is one.
 */
export async function handOver(context: RequestContext, amountPaise: Paise): Promise<Handover> {
  const { db, now } = context;
  const id = newId();
  const isOpen = and(eq(takings.riderId, askingUserId(context)), isNull(takings.handoverId));
  const cash = db
    .select({ paise: coalesce(sum(takings.amountPaise), 0) })
    .from(takings)
    .where(and(isOpen, eq(takings.method, "cash")));
  const openTakings = db.select({ id: takings.orderId }).from(takings).where(isOpen);
  const same = db
    .select({ id: handovers.id })
    .from(handovers)
    .where(
      and(
        ...[eq(handovers.riderId, askingUserId(context)), isNull(handovers.countedAt)],
        eq(handovers.amountPaise, amountPaise),
      ),
    );
  const { written } = await loggedBatch(
    context,
    { kind: "handover", id, state: handoverState },
    {
      made: insertFrom(db, handovers, {
        columns: {
          ...{ id, riderId: askingUserId(context), amountPaise, createdAt: now },
          takenPaise: sql`(${cash})`,
        },
        from: onlyIf(anyOf(exists(openTakings), notExists(same))),
      }),
      taken: db.update(takings).set({ handoverId: id }).where(isOpen),
      written: selectHandovers(context)
        .where(eq(handovers.riderId, askingUserId(context)))
        .orderBy(desc(handovers.createdAt))
        .limit(1),
    },
  );
  return written[0]!;
}

/** Of a rider. */
export async function newestHandover(
  context: RequestContext,
  riderId: string,
): Promise<Handover | null> {
  const [newest] = await selectHandovers(context)
    .where(eq(handovers.riderId, riderId))
    .orderBy(desc(handovers.createdAt))
    .limit(1);
  return newest ?? null;
}

export async function countHandover(
  context: RequestContext,
  id: string,
  countedPaise: Paise,
): Promise<HandoverOutcome> {
  const { db, now } = context;
  const isThis = eq(handovers.id, id);
  const isUncounted = and(isThis, isNull(handovers.countedAt));
  const { counted, found } = await loggedBatch(
    context,
    { kind: "handover", id, state: handoverState },
    {
      booked: bookMoney(context, {
        ...{ kind: "with-rider", paise: -countedPaise, at: now, order: null },
        step: sql`'handover ' || handovers.id`,
        from: (row) => row.from(handovers).where(isUncounted),
      }),
      counted: db
        .update(handovers)
        .set({ countedPaise, countedAt: now, countedBy: askingUserId(context) })
        .where(isUncounted)
        .returning({ id: handovers.id }),
      found: selectHandovers(context).where(isThis),
    },
  );
  const [handover] = found;
  if (!handover) return { ok: false, status: 404, message: words.noHandover };
  return counted.length > 0
    ? { ok: true, handover }
    : { ok: false, status: 409, message: words.counted };
}

function selectHandovers({ db }: RequestContext) {
  const { id, amountPaise, takenPaise, countedPaise, createdAt } = handovers;
  return db.select({ id, amountPaise, takenPaise, countedPaise, createdAt }).from(handovers);
}

export type WithRider = {
  riderId: string;
  name: string;
  /** Taken in cash and not handed over. */
  openPaise: Paise;
  /** Said to be handed over, and not counted yet. */
  waiting: Handover[];
  /** Counted on the day, and by whom. */
  counted: (Handover & { countedBy: string | null })[];
  /** Of what was counted on the day: what is missing, below zero what was too much. */
  missingPaise: Paise;
};

const counters = alias(users, "counters");
/** Rows are keyed by the text of their columns, and the rider's name is one, too. */
const counterName = sql<string | null>`${counters.name}`.as("counter_name");

/** Who has cash of the shop's, has said so, or had less than was taken on the days' span; UTC ms. */
export async function listWithRiders(
  context: RequestContext,
  { from, to }: { from: number; to: number },
): Promise<WithRider[]> {
  const { db, read } = context;
  const isOpen = and(isNull(takings.handoverId), eq(takings.method, "cash"));
  const { countedAt } = handovers;
  const isAsked = or(isNull(countedAt), and(gte(countedAt, from), lt(countedAt, to)));
  const [open, handed] = await Promise.all([
    read(
      db
        .select({
          ...{ riderId: takings.riderId, name: users.name },
          paise: sql<number>`sum(amount_paise)`.as("paise"),
        })
        .from(takings)
        .leftJoin(users, eq(users.id, takings.riderId))
        .where(isOpen)
        .groupBy(takings.riderId),
    ),
    read(
      db
        .select({ ...getTableColumns(handovers), name: users.name, countedBy: counterName })
        .from(handovers)
        .leftJoin(users, eq(users.id, handovers.riderId))
        .leftJoin(counters, eq(counters.id, handovers.countedBy))
        .where(isAsked)
        .orderBy(handovers.createdAt),
    ),
  ]);
  const names = new Map([...open, ...handed].map(({ riderId, name }) => [riderId, name]));
  return [...names].map(([riderId, name]) => ({
    riderId,
    name: name ?? words.formerRider,
    openPaise: open.find((one) => one.riderId === riderId)?.paise ?? 0,
    ...handedBy(handed.filter((handover) => handover.riderId === riderId)),
  }));
}

type Handed = WithRider["counted"];

function handedBy(all: Handed): Pick<WithRider, "waiting" | "counted" | "missingPaise"> {
  const missing = all.map(({ takenPaise, countedPaise }) =>
    countedPaise === null ? 0 : takenPaise - countedPaise,
  );
  return {
    waiting: all.filter(({ countedPaise }) => countedPaise === null),
    counted: all.filter(({ countedPaise }) => countedPaise !== null),
    missingPaise: missing.reduce((sum, paise) => sum + paise, 0),
  };
}
