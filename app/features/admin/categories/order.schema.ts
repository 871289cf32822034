import * as v from "valibot";
import { plainRecord } from "#app/values/plain-record.ts";
import { words } from "./words.ts";

/** For each category by its id the place that was typed, in the order they were shown. */
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
function inOrder(typed: Record<string, number>): string[] {
  return Object.entries(typed)
    .map(([id, place], at) => ({ id, place, way: Math.sign(place - at - 1) }))
    .sort((one, other) => one.place - other.place || one.way - other.way)
    .map(({ id }) => id);
}
