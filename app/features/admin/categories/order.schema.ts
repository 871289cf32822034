import * as v from "valibot";
import { plainRecord } from "#app/values/plain-record.ts";
import { words } from "./words.ts";

/** A step, which is asked for by a button: "3 oils". */
export const moveField = "move.one";
export const ways = ["up", "down"] as const;
export type Way = (typeof ways)[number];

/** The places as they stood, with the one that was moved at that of its neighbour. */
export function placesOf(sent: Record<string, string>): {
  places: Record<string, string>;
  moved: string | undefined;
} {
  const { [moveField]: move = "", ...places } = sent;
  const [place = "", moved = ""] = move.split(" ");
  if (!Object.hasOwn(places, moved)) return { places, moved: undefined };
  return { places: { ...places, [moved]: place }, moved };
}

/** For each category by its id its place, in the order they were shown. */
export const OrderSchema = v.pipe(
  plainRecord(
    v.string(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d?$/, () => words.wholeNumber),
      v.transform(Number),
    ),
  ),
  v.transform(inOrder),
);

/** What moves to the place of another goes before it on the way up and behind it on the way down. */
function inOrder(places: Record<string, number>): string[] {
  return Object.entries(places)
    .map(([id, place], at) => ({ id, place, way: Math.sign(place - at - 1) }))
    .sort((one, other) => one.place - other.place || one.way - other.way)
    .map(({ id }) => id);
}
