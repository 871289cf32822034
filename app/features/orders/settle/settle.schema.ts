import * as v from "valibot";
import { isId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

const packId = v.pipe(
  v.string(),
  v.check(isId, () => words.noPackId),
);
const countMessage = () => words.wholeNumber;
const count = v.pipe(v.number(countMessage), v.integer(countMessage), v.minValue(0, countMessage));
const mostOnShelf = 1_000_000;

/** How one line was packed; `shelf` is what lies on the shelf now. */
const SettledLine = v.object({
  financialId: packId,
  packed: v.pipe(
    count,
    v.maxValue(maxQty, () => words.atMost(maxQty)),
  ),
  swap: v.optional(
    v.object({
      financialId: packId,
      qty: v.pipe(
        count,
        v.minValue(1, countMessage),
        v.maxValue(maxQty, () => words.atMost(maxQty)),
      ),
    }),
  ),
  shelf: v.optional(v.pipe(count, v.maxValue(mostOnShelf, countMessage))),
});

/** Lines that are left out were packed whole. */
export const SettleSchema = v.object({
  lines: v.pipe(
    v.array(SettledLine),
    v.maxLength(maxLines),
    v.check(
      (lines) => new Set(lines.map((line) => line.financialId)).size === lines.length,
      () => words.oneLineEach,
    ),
  ),
});

export type SettledLine = v.InferOutput<typeof SettledLine>;
