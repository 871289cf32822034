// Cash that a rider took and never said to hand over, such as one who is a rider no more: the shop counts it all the same.
import { and, eq, exists, isNull, sql, sum } from "drizzle-orm";
import { handovers, takings } from "#db/schema/run.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { handoverState } from "#app/features/audit/states.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { coalesce, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";
import type { HandoverOutcome } from "./hand-over.server.ts";
import { words } from "./words.ts";

/** All of it since the handover before, once: afterwards nothing is open. */
export async function countOpenCash(
  context: RequestContext,
  riderId: string,
  countedPaise: Paise,
): Promise<HandoverOutcome> {
  const { db, now } = context;
  const id = newId();
  const isThis = eq(handovers.id, id);
  const { isOpen, cash, some } = openTakings(context, riderId);
  const made = db.select({ id: handovers.id }).from(handovers).where(isThis);
  const { written } = await loggedBatch(
    context,
    { kind: "handover", id, state: handoverState },
    {
      made: insertFrom(db, handovers, {
        columns: {
          ...{ id, riderId, createdAt: now, countedPaise, countedAt: now },
          ...{ amountPaise: sql`(${cash})`, takenPaise: sql`(${cash})` },
          countedBy: askingUserId(context),
        },
        from: onlyIf(exists(some)),
      }),
      taken: db
        .update(takings)
        .set({ handoverId: id })
        .where(and(isOpen, exists(made))),
      booked: bookMoney(context, {
        ...{ kind: "with-rider", paise: -countedPaise, at: now, order: null },
        step: `handover ${id}`,
        from: (row) => row.from(handovers).where(isThis),
      }),
      written: db.select().from(handovers).where(isThis),
    },
  );
  const [handover] = written;
  return handover
    ? { ok: true, handover }
    : { ok: false, status: 409, message: words.nothingToCount };
}

function openTakings({ db }: RequestContext, riderId: string) {
  const isOpen = and(eq(takings.riderId, riderId), isNull(takings.handoverId));
  const isOpenCash = and(isOpen, eq(takings.method, "cash"));
  const cash = { paise: coalesce(sum(takings.amountPaise), 0) };
  return {
    isOpen,
    cash: db.select(cash).from(takings).where(isOpenCash),
    some: db.select({ id: takings.orderId }).from(takings).where(isOpenCash),
  };
}
