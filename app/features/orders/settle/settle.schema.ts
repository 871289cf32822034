import * as v from "valibot";
import { isId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";

const packId = v.pipe(v.string(), v.check(isId, "This is no id of a pack."));
const countMessage = "Please enter a whole number of packs.";
const count = v.pipe(v.number(countMessage), v.integer(countMessage), v.minValue(0, countMessage));
const mostOnShelf = 1_000_000;

/** How one line was packed; `shelf` is what lies on the shelf now. */
const SettledLine = v.object({
  financialId: packId,
  packed: v.pipe(count, v.maxValue(maxQty, `At most ${maxQty} packs.`)),
  swap: v.optional(
    v.object({
      financialId: packId,
      qty: v.pipe(
        count,
        v.minValue(1, countMessage),
        v.maxValue(maxQty, `At most ${maxQty} packs.`),
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
      "Each pack stands in one line.",
    ),
  ),
});

export type SettledLine = v.InferOutput<typeof SettledLine>;
