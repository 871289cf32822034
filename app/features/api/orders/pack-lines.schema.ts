import * as v from "valibot";
import { isId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";

const countMessage = `Choose 1 to ${maxQty} packs.`;

export const tooManyLines = `An order has at most ${maxLines} lines.`;
export const eachOnce = "Please list each pack only once.";
export const isEachOnce = (ids: string[]) => new Set(ids).size === ids.length;

export const PackOfOrder = v.object({
  financialId: v.pipe(v.string(), v.check(isId, "This is not the id of a pack.")),
  qty: v.pipe(
    v.number(),
    v.integer(countMessage),
    v.minValue(1, countMessage),
    v.maxValue(maxQty, countMessage),
  ),
});
