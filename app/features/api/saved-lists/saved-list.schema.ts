import * as v from "valibot";
import { Rupees } from "#app/features/api/call/shapes.schema.ts";

export const LineJson = v.object({
  financialId: v.string(),
  qty: v.number(),
  name: v.string(),
  brand: v.string(),
  quantity: v.number(),
  units: v.string(),
});

export const SavedListJson = v.object({
  _id: v.string(),
  name: v.string(),
  items: v.array(LineJson),
});
export const SavedListsJson = v.object({ lists: v.array(SavedListJson) });

export const ForCartJson = v.object({
  items: v.array(v.object({ financialId: v.string(), qty: v.number() })),
  missing: v.pipe(
    v.array(
      v.object({
        ...LineJson.entries,
        similar: v.pipe(
          v.array(v.object({ ...LineJson.entries, dprice: Rupees })),
          v.description("Packs in stock that are like it, one of each"),
        ),
      }),
    ),
    v.description("What is short or gone, by its name in the list"),
  ),
});
