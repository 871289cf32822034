// Made, changed, skipped and removed by its customer alone.
import { type SQL, and, count, eq, exists, lt, sql } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { khataAccounts } from "#db/schema/khata.ts";
import { details, financials, products } from "#db/schema/products.ts";
import { standingDays, standingLines, standingOrders } from "#db/schema/standing.ts";
import type { ListedItem } from "#app/features/lists/saved/saved-list.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom, jsonRows, onlyIf } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { mostStanding } from "#app/values/limits.ts";
import { isoWeekday } from "#app/values/standing.ts";
import { type ChangedStanding, type NewStanding, khataMethod } from "./standing.schema.ts";
import type { StandingChange } from "./standing.ts";
import { isOffered } from "./what-it-takes.server.ts";
import { words } from "./words.ts";

type Own = { userId: string; id: string };

const noStanding = (): StandingChange => ({ ok: false, status: 404, message: words.noStanding });
const wrong = (field: string, message: string): StandingChange => ({
  ...{ ok: false, status: 400, field, message },
});

export async function makeStanding(
  context: RequestContext,
  userId: string,
  wanted: NewStanding,
): Promise<StandingChange> {
  const problem = await problemOf(context, userId, wanted);
  if (problem) return problem;
  const { db, now } = context;
  const id = newId();
  const { weekdays, slotFrom, addressId, mostPerOrder, paymentMethod, items } = wanted;
  const kept = db
    .select({ kept: count() })
    .from(standingOrders)
    .where(eq(standingOrders.userId, userId));
  const { made } = await batch(db, {
    standing: insertFrom(db, standingOrders, {
      columns: {
        ...{ id, userId, weekdays, slotFrom, addressId, mostPaise: mostPerOrder },
        ...{ isOnKhata: paymentMethod === khataMethod, createdAt: now, changedAt: now },
      },
      from: onlyIf(lt(sql`(${kept})`, mostStanding)),
    }),
    lines: insertLines(context, { id, userId }, items),
    made: db
      .select({ id: standingOrders.id })
      .from(standingOrders)
      .where(eq(standingOrders.id, id)),
    alongside: context.alongside ?? [],
  });
  return made.length > 0
    ? { ok: true, id }
    : { ok: false, status: 409, message: words.tooMany(mostStanding) };
}

export async function changeStanding(
  context: RequestContext,
  { userId, id }: Own,
  changed: ChangedStanding,
): Promise<StandingChange> {
  if (!isId(id)) return noStanding();
  const { db, now } = context;
  if (changed.pausedUntil && changed.pausedUntil < indianDay(now))
    return wrong("pausedUntil", words.pauseAhead);
  const problem = await problemOf(context, userId, changed);
  if (problem) return problem;
  const { items, mostPerOrder, paymentMethod, ...columns } = changed;
  const { weekdays, pausedUntil, isActive } = changed;
  const areDays = [weekdays, pausedUntil, isActive].some((one) => one !== undefined);
  const set = {
    ...columns,
    ...(areDays ? { changedAt: now } : {}),
    ...(mostPerOrder === undefined ? {} : { mostPaise: mostPerOrder }),
    ...(paymentMethod === undefined ? {} : { isOnKhata: paymentMethod === khataMethod }),
  };
  const isThis = isOwnStanding({ userId, id });
  const isOwn = exists(db.select({ id: standingOrders.id }).from(standingOrders).where(isThis));
  const { found } = await batch(db, {
    changed: Object.keys(set).length > 0 ? [db.update(standingOrders).set(set).where(isThis)] : [],
    lines: items
      ? [
          db.delete(standingLines).where(and(eq(standingLines.standingId, id), isOwn)),
          insertLines(context, { id, userId }, items),
        ]
      : [],
    found: db.select({ id: standingOrders.id }).from(standingOrders).where(isThis),
    alongside: context.alongside ?? [],
  });
  return found.length > 0 ? { ok: true, id } : noStanding();
}

export async function removeStanding(
  { db, alongside = [] }: RequestContext,
  own: Own,
): Promise<boolean> {
  const { removed } = await batch(db, {
    removed: db
      .delete(standingOrders)
      .where(isOwnStanding(own))
      .returning({ id: standingOrders.id }),
    alongside,
  });
  return removed.length > 0;
}

/** A day whose order is placed can't be skipped; one that ended without stays as it ended. */
export async function skipDay(
  context: RequestContext,
  { userId, id }: Own,
  day: string,
): Promise<StandingChange> {
  if (!isId(id)) return noStanding();
  const { db, now } = context;
  const isThis = isOwnStanding({ userId, id });
  const isDayOf = and(eq(standingDays.standingId, id), eq(standingDays.day, day));
  const [own] = await db
    .select({ weekdays: standingOrders.weekdays })
    .from(standingOrders)
    .where(isThis);
  if (!own) return noStanding();
  if (!own.weekdays.includes(isoWeekday(day))) return wrong("day", words.notItsDay);
  if (day < indianDay(now)) return { ok: false, status: 409, message: words.dayPast };
  const { kept } = await batch(db, {
    skipped: insertFrom(db, standingDays, {
      columns: { standingId: standingOrders.id, day, outcome: "skipped", createdAt: now },
      from: (row) => row.from(standingOrders).where(isThis),
    }).onConflictDoNothing(),
    kept: db
      .select({ outcome: standingDays.outcome, orderId: standingDays.orderId })
      .from(standingDays)
      .where(isDayOf),
    alongside: context.alongside ?? [],
  });
  const [left] = kept;
  if (!left) return noStanding();
  if (left.orderId !== null) return { ok: false, status: 409, message: words.placedAlready };
  return left.outcome === "skipped"
    ? { ok: true, id }
    : { ok: true, id, message: words.noOrderAnyway };
}

export const isOwnStanding = ({ userId, id }: Own): SQL =>
  and(eq(standingOrders.id, id), eq(standingOrders.userId, userId))!;

async function problemOf(
  context: RequestContext,
  userId: string,
  { items = [], slotFrom, addressId, paymentMethod }: ChangedStanding,
): Promise<StandingChange | null> {
  const { db } = context;
  const wanted = jsonRows("wanted", items);
  const [row] = await db.all<{ unknown: number; address: number; khata: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM ${wanted.from} LEFT JOIN ${financials} AS f ON f.id = ${wanted.of("financialId")} WHERE f.id IS NULL) AS unknown,
      EXISTS (SELECT 1 FROM ${addresses} WHERE id = ${addressId ?? ""} AND user_id = ${userId}) AS address,
      EXISTS (SELECT 1 FROM ${khataAccounts} WHERE user_id = ${userId}) AS khata`,
  );
  if (row?.unknown) return wrong("items", words.noPack);
  if (slotFrom && !(await isOffered(context, slotFrom))) return wrong("slotFrom", words.noSuchTime);
  if (addressId && !row?.address) return wrong("addressId", words.noAddress);
  if (paymentMethod === khataMethod && !row?.khata) return wrong("paymentMethod", words.noKhata);
  return null;
}

/** Written only where the standing order is. */
function insertLines({ db }: RequestContext, own: Own, items: ListedItem[]) {
  const wanted = jsonRows(
    "wanted",
    items.map((item, position) => ({ ...item, position })),
  );
  return insertFrom(db, standingLines, {
    columns: {
      ...{ standingId: standingOrders.id, position: wanted.of("position"), qty: wanted.of("qty") },
      ...{ financialId: financials.id, name: products.name, nameHi: products.nameHi },
      ...{ brand: details.brand, quantityMilli: financials.quantityMilli },
      units: financials.units,
    },
    from: (row) =>
      row
        .from(wanted.from)
        .crossJoin(standingOrders)
        .innerJoin(financials, eq(financials.id, wanted.of("financialId")))
        .innerJoin(details, eq(details.id, financials.detailId))
        .innerJoin(products, eq(products.id, details.productId))
        .where(isOwnStanding(own)),
  });
}
