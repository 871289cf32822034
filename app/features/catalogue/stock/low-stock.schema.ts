import * as v from "valibot";
import { highestLowStock } from "#app/values/limits.ts";

const words = `Please enter a whole number from 0 to ${highestLowStock}.`;

export const LowStockSchema = v.object({
  lowStock: v.pipe(
    v.string(words),
    v.trim(),
    v.regex(/^\d{1,3}$/, words),
    v.transform(Number),
    v.maxValue(highestLowStock, words),
  ),
});
