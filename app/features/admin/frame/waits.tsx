import type { Waiting } from "./count-waiting.server.ts";
import type { AdminPlace } from "./places.ts";
import { mostCounted } from "./waiting.ts";
import { words } from "./words.ts";

type WaitsProps = { place: AdminPlace; waiting?: Waiting | undefined; isSaid?: boolean };

export const waitingAt = ({ waits }: AdminPlace, waiting: Waiting | undefined) =>
  (waiting && waits && waiting[waits]) || 0;

/** How much of a place waits; what it is, is heard, and where there is room, seen. */
export function Waits({ place, waiting, isSaid = false }: WaitsProps) {
  const number = waitingAt(place, waiting);
  if (number === 0 || !place.waits) return null;
  return (
    <span className="waits">
      {number > mostCounted ? `${mostCounted}+` : number}{" "}
      <span className={isSaid ? "" : "sr-only"}>{words.waiting[place.waits]}</span>
    </span>
  );
}
