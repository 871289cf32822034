import * as v from "valibot";
import { highestLowStock } from "#app/values/limits.ts";
import { isId } from "#app/values/identifier.ts";
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

const mostReceived = 10_000;
const received = () => words.received(mostReceived);

/** Packs that came of one that is low. */
export const ReceivedSchema = v.object({
  save: v.pipe(v.string(received), v.check(isId, received)),
  received: v.pipe(v.string(received), v.check(isId, received)),
  packs: v.pipe(
    v.string(received),
    v.trim(),
    v.regex(/^\d{1,5}$/, received),
    v.transform(Number),
    v.minValue(1, received),
    v.maxValue(mostReceived, received),
  ),
});
