// What holds for a PIN code now, in one row of the page's own batch; nothing of it decides an
// order, which its own batch does.
import { type SQL, exists, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { serviceAreas } from "#db/schema/delivery.ts";
import type { Area } from "./area.ts";
import type { DeliveryRules, OpeningHours } from "./delivery.ts";
import type { DeliveryWindow } from "./window.ts";
import { openSlot } from "./windows/open-slot.server.ts";

/** Beside what they are about, for the API, which asks server files alone. */
export { type DeliveryRules, chargeOf, deliveryProblem, isServed } from "./delivery.ts";

type Asked = {
  /** A code, or an expression that finds one. */
  postalCode: string | SQL | null;
  /** How many windows, the next first. */
  most?: number;
};

const mostWindows = 150;
/** For how long a day on which the shop was closed is known: as long as an order may wait. */
const daysKnown = 31;

/** Null where nothing is kept: then it is everywhere, as soon as possible, for nothing. */
export async function getDelivery(
  context: RequestContext,
  { postalCode, most = mostWindows }: Asked,
): Promise<DeliveryRules | null> {
  const { db, read, now } = context;
  const today = indianDay(now);
  const code = sql<string | null>`code`;
  const [row] = await read(
    db
      .select({
        postalCode: code.as("code"),
        hasAreas: exists(db.select({ postalCode: serviceAreas.postalCode }).from(serviceAreas))
          .mapWith(Boolean)
          .as("has_areas"),
        area: areaRules(code),
        windows:
          sql`(SELECT json_group_array(json_object('id', id, 'fromAt', from_at, 'toAt', to_at, 'cutoffAt', cutoff_at,
            'left', capacity - taken, 'feePaise', fee_paise))
          FROM (SELECT * FROM delivery_slots WHERE ${openSlot(context)} ORDER BY from_at, to_at, id LIMIT ${most}))`
            .mapWith(parsed<DeliveryWindow[]>)
            .as("windows"),
        closures: sql`(SELECT json_group_array(json_object('day', day, 'words', words))
          FROM (SELECT * FROM shop_closures WHERE day >= ${laterDay(today, -daysKnown)} ORDER BY day))`
          .mapWith(parsed<DeliveryRules["closures"]>)
          .as("closures"),
        hours:
          sql`(SELECT json_group_array(json_object('weekday', weekday, 'openMinute', open_minute, 'closeMinute', close_minute,
            'breakFromMinute', break_from_minute, 'breakToMinute', break_to_minute))
          FROM opening_hours WHERE weekday BETWEEN 0 AND 6)`
            .mapWith(parsed<OpeningHours[]>)
            .as("hours"),
      })
      .from(sql`(SELECT ${postalCode} AS code)`),
  );
  if (!row) return null;
  const { hasAreas, windows, closures, hours } = row;
  const isKept =
    hasAreas || windows.length > 0 || closures.some(({ day }) => day >= today) || hours.length > 0;
  return isKept ? row : null;
}

const parsed = <T>(json: string) => JSON.parse(json) as T;

/** The rules of a code, as a column; null where it is not served. */
export function areaRules(postalCode: SQL) {
  return sql<Area | null>`(SELECT json_object('feePaise', fee_paise, 'freeFromPaise', free_from_paise, 'minimumPaise', minimum_paise)
    FROM service_areas WHERE service_areas.postal_code = ${postalCode} AND is_active = 1)`
    .mapWith(parsed<Area>)
    .as("area");
}

/** The PIN code of who asks, for a page that has none of its own. */
export function ownPostalCode({ sessionHash, now }: RequestContext): SQL {
  return sql`(SELECT nullif(a.postal_code, '') FROM sessions AS s
    JOIN addresses AS a ON a.user_id = s.user_id AND a.is_default = 1
    WHERE s.token_hash = ${sessionHash ?? ""} AND s.expires_at > ${now})`;
}
