import * as v from "valibot";
import {
  PriceField,
  QuantityField,
  StockField,
  UnitsField,
} from "#app/features/catalogue/write/field.schema.ts";
import type { MorePack } from "#app/features/catalogue/write/update-detail.server.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { priceAfter } from "#app/values/price.ts";
import { morePackField, morePackInputs, morePackRows } from "./more-pack-fields.ts";
import { words } from "./words.ts";

const RowSchema = v.object({
  quantity: v.pipe(
    QuantityField,
    v.minValue(1, () => words.sizeAboveZero),
  ),
  units: UnitsField,
  price: v.optional(PriceField, 0),
  dprice: v.optional(PriceField),
  countInStock: v.optional(StockField, 0),
});

/** A row without units has the first pack's; what is left empty makes no pack. */
export function readMorePacks(fields: Record<string, string>): {
  packs: MorePack[];
  errors: FieldErrors;
} {
  const packs: MorePack[] = [];
  const errors: FieldErrors = {};
  for (const row of morePackRows) {
    const given = Object.fromEntries(
      Object.keys(morePackInputs()).flatMap((field) => {
        const typed = fields[morePackField(row, field)]?.trim();
        return typed ? [[field, typed]] : [];
      }),
    );
    if (Object.keys(given).length === 0) continue;
    const read = readRow({ quantity: "", units: fields.units ?? "", ...given });
    if (read.ok) packs.push(read.pack);
    else errors[morePackField(row, read.field)] = read.message;
  }
  return { packs, errors };
}

type ReadRow = { ok: true; pack: MorePack } | { ok: false; field: string; message: string };

function readRow(given: Record<string, string>): ReadRow {
  const parsed = v.safeParse(RowSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, field: String(issue.path?.[0]?.key), message: issue.message };
  }
  const { quantity: quantityMilli, price: pricePaise, dprice, ...rest } = parsed.output;
  const priced = priceAfter({ pricePaise, dpricePaise: dprice });
  return priced.ok
    ? { ok: true, pack: { quantityMilli, ...rest, ...priced.price } }
    : { ok: false, field: "dprice", message: priced.message };
}
