import type { Waiting } from "./count-waiting.server.ts";
import type { Place } from "./places.ts";
import { mostCounted } from "./waiting.ts";
import { words } from "./words.ts";

type WaitsProps = { place: Place; waiting?: Waiting | undefined; isSaid?: boolean };

export const numberOf = ({ waits }: Place, waiting: Waiting | undefined) =>
  waiting && waits ? waiting[waits] : 0;

/** How much of a place waits; what it is, is heard, and where there is room, seen. */
export function Waits({ place, waiting, isSaid = false }: WaitsProps) {
  const number = numberOf(place, waiting);
  if (number === 0 || !place.waits) return null;
  return (
    <span className="waits">
      {number > mostCounted ? `${mostCounted}+` : number}{" "}
      <span className={isSaid ? "" : "sr-only"}>{words.waiting[place.waits]}</span>
    </span>
  );
}
