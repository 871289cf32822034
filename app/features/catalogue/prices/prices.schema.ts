import * as v from "valibot";
import {
  DiscountField,
  PriceField,
  StockField,
} from "#app/features/catalogue/write/field.schema.ts";
import { isId } from "#app/values/identifier.ts";
import type { PriceValues } from "#app/values/pack.ts";
import { type GivenPrice, priceAfter } from "#app/values/price.ts";
import {
  type Problems,
  type TypedPack,
  mostPacksSaved,
  priceColumns,
  typedOf,
} from "./pack-to-price.ts";
import { words } from "./words.ts";

const number = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const WasSchema = v.pipe(
  v.string(() => words.unreadable),
  v.transform((text) => text.split(".")),
  v.strictTuple([number, number, number, number], () => words.unreadable),
  v.transform(([pricePaise, discountBasisPoints, dpricePaise, countInStock]): PriceValues => ({
    pricePaise,
    discountBasisPoints,
    dpricePaise,
    countInStock,
  })),
);
const EntrySchema = v.object({
  financialId: v.pipe(
    v.string(),
    v.check(isId, () => words.unreadable),
  ),
  was: WasSchema,
  price: PriceField,
  discount: DiscountField,
  dprice: PriceField,
  stock: StockField,
});

export type PriceEntry = { financialId: string; was: PriceValues; typed: PriceValues };
/** `typed` holds the packs that were changed, by id. */
export type SentPrices = {
  saveId: string | null;
  typed: Record<string, TypedPack>;
  entries: PriceEntry[];
  problems: Problems;
};

/** Of a price only what is no longer as it was shown counts as typed. */
export function changedPrice({ was, typed }: PriceEntry): GivenPrice {
  const changed = (name: keyof GivenPrice) => (typed[name] === was[name] ? undefined : typed[name]);
  return {
    pricePaise: changed("pricePaise"),
    discountBasisPoints: changed("discountBasisPoints"),
    dpricePaise: changed("dpricePaise"),
  };
}

/** Fields are named `price.<id>`; a form that was tampered with is a thrown 400. */
export function parsePriceForm(fields: Record<string, string>): SentPrices {
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith("was."))
    .map((name) => name.slice("was.".length));
  if (ids.length > mostPacksSaved)
    throw new Response(words.tooMany(mostPacksSaved), { status: 413 });
  const form: SentPrices = {
    saveId: isId(fields.save ?? "") ? (fields.save ?? null) : null,
    typed: {},
    entries: [],
    problems: {},
  };
  for (const financialId of ids) addPack(form, financialId, typedFields(fields, financialId));
  return form;
}

function typedFields(fields: Record<string, string>, id: string): TypedPack {
  const field = (name: string) => (fields[`${name}.${id}`] ?? "").trim();
  return {
    price: field("price"),
    discount: field("discount"),
    dprice: field("dprice"),
    stock: field("stock"),
    was: field("was"),
  };
}

function addPack(form: SentPrices, financialId: string, typed: TypedPack): void {
  const was = v.safeParse(WasSchema, typed.was);
  if (!was.success || !isId(financialId)) throw new Response(words.unreadable, { status: 400 });
  const shown = typedOf(was.output);
  if (priceColumns.every((column) => typed[column] === shown[column])) return;
  form.typed[financialId] = typed;
  const parsed = v.safeParse(EntrySchema, { financialId, ...typed });
  if (parsed.success) {
    const { price, discount, dprice, stock } = parsed.output;
    const entry = {
      financialId,
      was: was.output,
      typed: {
        pricePaise: price,
        discountBasisPoints: discount,
        dpricePaise: dprice,
        countInStock: stock,
      },
    };
    const next = priceAfter(changedPrice(entry), entry.was);
    if (next.ok) form.entries.push(entry);
    else form.problems[financialId] = { dprice: next.message };
    return;
  }
  const wrong: Problems[string] = {};
  for (const issue of parsed.issues)
    wrong[String(issue.path?.[0]?.key) as "price"] ??= issue.message;
  form.problems[financialId] = wrong;
}
