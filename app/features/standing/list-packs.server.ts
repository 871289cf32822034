// What the standing orders of a day take, for the owner who buys it in: placed ones, and those that stand for it.
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { standingOrders } from "#db/schema/standing.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { isoWeekday } from "#app/values/standing.ts";
import { readStanding } from "./read-standing.server.ts";
import type { StandingLine } from "./standing.ts";

export async function listPacksFor(context: RequestContext, day: string) {
  const { isActive, pausedUntil } = standingOrders;
  const isOn = or(isNull(pausedUntil), lt(pausedUntil, day));
  const all = await readStanding(context, allOf(eq(isActive, true), and(isOn)!));
  const meant = all.filter(
    ({ weekdays, days }) =>
      weekdays.includes(isoWeekday(day)) &&
      days.every((one) => one.day !== day || one.outcome === "placed"),
  );
  const packs = new Map<string, StandingLine>();
  for (const line of meant.flatMap(({ lines }) => lines)) {
    const known = packs.get(line.financialId);
    packs.set(line.financialId, { ...line, qty: line.qty + (known?.qty ?? 0) });
  }
  return { orders: meant.length, packs: [...packs.values()] };
}
