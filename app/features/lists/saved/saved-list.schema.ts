import * as v from "valibot";
import { isId } from "#app/values/identifier.ts";
import { longestLabel, maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

const countMessage = () => words.countPacks(maxQty);

export const ListItem = v.object({
  financialId: v.pipe(
    v.string(),
    v.check(isId, () => words.noPack),
  ),
  qty: v.pipe(
    v.number(countMessage),
    v.integer(countMessage),
    v.minValue(1, countMessage),
    v.maxValue(maxQty, countMessage),
  ),
});

export const ListItems = v.pipe(
  v.array(ListItem),
  v.minLength(1, () => words.noItems),
  v.check(
    (items) => new Set(items.map(({ financialId }) => financialId)).size === items.length,
    () => words.eachOnce,
  ),
);

const Name = v.pipe(
  v.string(() => words.enterName),
  v.trim(),
  v.minLength(1, () => words.enterName),
  v.maxLength(longestLabel, () => words.atMost(longestLabel)),
);

export const SavedListSchema = v.object({ name: Name, items: ListItems });
/** What is left out stays as it is. */
export const ChangedListSchema = v.object({
  name: v.optional(Name),
  items: v.optional(ListItems),
});

export type NewSavedList = v.InferOutput<typeof SavedListSchema>;
export type ListedItem = v.InferOutput<typeof ListItem>;
