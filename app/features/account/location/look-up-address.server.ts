// A customer's position is turned into an address and forgotten: it is stored nowhere. What the map
// could not answer does not count.
import { type Limit, giveBack, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import {
  type Place,
  type Position,
  reverseGeocode,
} from "#app/platform/adapters/geocoder.server.ts";

const hourMs = 60 * 60 * 1000;
const mostAnHour = 20;

export type LookUpAddress =
  | { ok: true; place: Place }
  | { ok: false; reason: "nothing-found" | "unavailable" }
  | { ok: false; reason: "too-many"; waitSeconds: number };

export async function lookUpAddress(
  context: RequestContext,
  customerId: string,
  position: Position,
): Promise<LookUpAddress> {
  const limit: Limit = {
    kind: "location",
    subject: customerId,
    most: mostAnHour,
    windowMs: hourMs,
  };
  const waitSeconds = await takeAttempt(context, [limit]);
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const found = await reverseGeocode(context, position);
  if (!found.ok) {
    if (found.reason === "unavailable") await giveBack(context, [limit]);
    return found;
  }
  const { street, city, postalCode } = found.place;
  return {
    ok: true,
    place: {
      street: street || "Unknown Street",
      city: city || "Unknown City",
      postalCode: postalCode || "Unknown Postal Code",
    },
  };
}
