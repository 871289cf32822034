import * as v from "valibot";
import { parseQty } from "#app/features/cart/cart.ts";
import { isId } from "#app/values/identifier.ts";
import { maxQty } from "#app/values/limits.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

const financialId = v.pipe(
  v.optional(v.string(), ""),
  v.nonEmpty(() => words.chooseProduct),
  v.check(isId, () => ofStock.noLongerSold),
);

const packs = (least: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => parseQty(text, least, maxQty)),
    v.number(() => words.chooseCount(least, maxQty)),
  );

/** The price that stood beside the button; whatever isn't one is as if it was not sent. */
const seenPaise = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  undefined,
);

/** The id of the element to come back to. */
const at = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))), undefined);

/** Adding takes one pack unless told otherwise. */
export const AddSchema = v.object({ financialId, qty: v.optional(packs(1), "1"), seenPaise, at });
export const QuantitySchema = v.object({ financialId, qty: packs(0), seenPaise, at });

const LineSchema = v.object({ financialId: v.fallback(v.string(), ""), at });

export type CountCommand = v.InferOutput<typeof QuantitySchema>;

/** Of a command that can't fail: a pack the cart doesn't hold changes nothing. */
export function parseLine(fields: Record<string, string>): v.InferOutput<typeof LineSchema> {
  return v.parse(LineSchema, fields);
}

/** "id:paise id:paise": the prices the page showed when they were accepted. */
export function parseShownPrices(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/([0-9a-z]{10,16}):(\d{1,9})(?!\d)/g)].map(([, id, paise]) => [
      id ?? "",
      Number(paise),
    ]),
  );
}
