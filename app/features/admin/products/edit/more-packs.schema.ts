import * as v from "valibot";
import { likelyUnit } from "#app/features/catalogue/csv/likely-unit.ts";
import { PriceField, StockField, UnitsField } from "#app/features/catalogue/write/field.schema.ts";
import type { MorePack } from "#app/features/catalogue/write/update-detail.server.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { priceAfter } from "#app/values/price.ts";
import { parseQuantityMilli } from "#app/values/quantity.ts";
import { takeAmounts } from "#app/values/said/amounts.ts";
import { joinNumbers } from "#app/values/said/join-numbers.ts";
import { foldDigits } from "#app/values/said/numbers.ts";
import { readTokens } from "#app/values/said/tokens.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { latinDigits } from "#app/values/text.ts";
import { morePackField, morePackInputs } from "./more-pack-fields.ts";
import { words } from "./words.ts";

const RowSchema = v.object({
  quantity: v.pipe(
    v.string(),
    v.transform(parseQuantityMilli),
    v.number(() => words.sizeLike),
    v.minValue(1, () => words.sizeAboveZero),
  ),
  units: v.pipe(
    UnitsField,
    v.minLength(1, () => words.sizeWithUnit),
  ),
  price: v.optional(PriceField, 0),
  dprice: v.optional(PriceField),
  countInStock: v.optional(StockField, 0),
});

/** Of kg or l, in thousandths: who types 100 below a pack of 1 kg means grams. */
const mostUnsaid = 50_000;

/**
 * A row without a unit has that of the pack before, where so much may be meant; what is left empty
 * makes no pack.
 */
export function readMorePacks(
  fields: Record<string, string>,
  rows: readonly number[],
): { packs: MorePack[]; errors: FieldErrors } {
  const packs: MorePack[] = [];
  const errors: FieldErrors = {};
  for (const row of rows) {
    const given = Object.fromEntries(
      Object.keys(morePackInputs()).flatMap((field) => {
        const typed = fields[morePackField(row, field)]?.trim();
        if (!typed) return [];
        return [[field, /price$/.test(field) ? plainAmount(typed) : typed]];
      }),
    );
    if (Object.keys(given).length === 0) continue;
    const { quantity, units } = readSize(given.quantity ?? "");
    const before = packs.at(-1)?.units ?? fields.units ?? "";
    const read = readRow({ ...given, quantity, units: units || before });
    if (read.ok && !units && isTooMuch(read.pack))
      errors[morePackField(row, "quantity")] = words.sizeWithUnit;
    else if (read.ok) packs.push(read.pack);
    else errors[morePackField(row, read.field)] = read.message;
  }
  return { packs, errors };
}

const isTooMuch = ({ quantityMilli, units }: MorePack) =>
  (units === "kg" || units === "l") && quantityMilli > mostUnsaid;

type ReadRow = { ok: true; pack: MorePack } | { ok: false; field: string; message: string };

function readRow(given: Record<string, string>): ReadRow {
  const parsed = v.safeParse(RowSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = String(issue.path?.[0]?.key);
    return { ok: false, field: field === "units" ? "quantity" : field, message: issue.message };
  }
  const { quantity: quantityMilli, price: pricePaise, dprice, ...rest } = parsed.output;
  if (dprice && !pricePaise) return { ok: false, field: "price", message: words.mrpMissing };
  const priced = priceAfter({ pricePaise, dpricePaise: dprice });
  return priced.ok
    ? { ok: true, pack: { quantityMilli, ...rest, ...priced.price } }
    : { ok: false, field: "dprice", message: priced.message };
}

/** "500 g", "1 kilo" or "½ kg": a number, and what it counts where that is said. */
function readSize(typed: string): { quantity: string; units: string } {
  const [, quantity, said = ""] = plainSize.exec(latinDigits(typed).trim()) ?? [];
  if (!quantity) return readFraction(typed) ?? { quantity: typed, units: "" };
  return { quantity, units: likelyUnit(said) ?? said };
}

const plainSize = /^([\d.]+)\s*(\p{L}[\p{L}\p{M}\s.()]*)?$/u;

/** "1/2 kg", as a search reads it: 500 g. */
function readFraction(typed: string): { quantity: string; units: string } | null {
  const said = joinNumbers(readTokens(foldDigits(typed.normalize("NFC"))));
  const [size] = said.length === 2 ? takeAmounts(said) : [];
  return size?.sort === "amount" ? { quantity: String(size.quantity), units: size.unit } : null;
}
