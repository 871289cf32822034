import * as v from "valibot";
import { highestLowStock } from "#app/values/limits.ts";
import { words } from "./words.ts";

const message = () => words.lowStock(highestLowStock);

export const LowStockSchema = v.object({
  lowStock: v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.maxValue(highestLowStock, message),
  ),
});
