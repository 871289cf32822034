// What the shop has set for its deliveries, as its terms say it.
import { count, eq, max, min, sql } from "drizzle-orm";
import { serviceAreas, slotTemplates } from "#db/schema/delivery.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** Sentences, each with a space before it; "" as long as nothing is set. */
export async function readDeliveryCosts({ db, read }: RequestContext): Promise<string> {
  const { feePaise, freeFromPaise, minimumPaise, isActive } = serviceAreas;
  const [[areas], [windows]] = await Promise.all([
    read(
      db
        .select({
          count: count().as("area_count"),
          ...{ leastFee: min(feePaise).as("least_fee"), mostFee: max(feePaise).as("most_fee") },
          freeFrom: max(freeFromPaise).as("free_from"),
          neverFree: coalesce<number>(sql`max(${freeFromPaise} IS NULL AND ${feePaise} > 0)`, 0).as(
            "never_free",
          ),
          leastOrder: min(minimumPaise).as("least_order"),
          mostOrder: max(minimumPaise).as("most_order"),
        })
        .from(serviceAreas)
        .where(eq(isActive, true)),
    ),
    read(db.select({ mostFee: max(slotTemplates.feePaise).as("most_fee") }).from(slotTemplates)),
  ]);
  if (!areas?.count) return windowsToo(windows?.mostFee);
  const [least, most] = [formatPaise(areas.leastFee ?? 0), formatPaise(areas.mostFee ?? 0)];
  return [
    areas.mostFee ? words.costs(least, most) : words.costsNothing,
    areas.mostFee && areas.freeFrom && !areas.neverFree
      ? words.freeFrom(formatPaise(areas.freeFrom))
      : "",
    areas.mostOrder
      ? words.smallestOrder(formatPaise(areas.leastOrder ?? 0), formatPaise(areas.mostOrder))
      : "",
  ]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}`)
    .concat(windowsToo(windows?.mostFee))
    .join("");
}

function windowsToo(mostFee: Paise | null | undefined): string {
  return mostFee ? ` ${words.windowCosts(formatPaise(mostFee))}` : "";
}
