import type { Waiting } from "./count-waiting.server.ts";
import type { AdminPlace } from "./places.ts";
import { countText, mostCounted } from "./waiting.ts";
import { words } from "./words.ts";

type WaitsProps = { place: AdminPlace; waiting?: Waiting | undefined };

export const waitingAt = ({ waits }: AdminPlace, waiting: Waiting | undefined) =>
  (waiting && waits && waiting[waits]) || 0;

/** How much of a place waits; what it is, is heard. */
export function Waits({ place, waiting }: WaitsProps) {
  const number = waitingAt(place, waiting);
  if (number === 0 || !place.waits) return null;
  return (
    <span className="waits">
      {countText(number, mostCounted)} <span className="sr-only">{words.waiting[place.waits]}</span>
    </span>
  );
}
