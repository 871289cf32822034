import * as v from "valibot";
import { highestLowStock } from "#app/values/limits.ts";
import { type FormResult, formFailure } from "#app/platform/forms.server.ts";
import { isId } from "#app/values/identifier.ts";
import { packOfField } from "./came.ts";
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

const PacksSchema = v.pipe(
  v.string(received),
  v.trim(),
  v.regex(/^\d{1,5}$/, received),
  v.transform(Number),
  v.minValue(1, received),
  v.maxValue(mostReceived, received),
);

/** `save` is the id of one sending: a second one of it adds nothing. */
export type Received = { save: string; came: { pack: string; packs: number }[] };

/** All that came in one form; a field that is left empty is of a pack that did not. */
export function parseReceived(fields: Record<string, string>): FormResult<Received> {
  const { save = "" } = fields;
  const came: Received["came"] = [];
  const errors: Record<string, string> = {};
  for (const [field, typed] of Object.entries(fields)) {
    const pack = packOfField(field);
    if (pack === null || typed.trim() === "") continue;
    const packs = v.safeParse(PacksSchema, typed);
    if (packs.success && isId(pack)) came.push({ pack, packs: packs.output });
    else errors[field] = received();
  }
  const isEmpty = came.length === 0 && Object.keys(errors).length === 0;
  if (isEmpty || !isId(save)) errors.form = words.noneCame;
  return Object.keys(errors).length > 0
    ? formFailure(fields, errors)
    : { ok: true, value: { save, came } };
}
