import * as v from "valibot";
import { pictureFolder } from "#app/addresses/paths.ts";
import type { Label } from "#app/values/label.ts";
import { type VegMark, marksOfFood } from "#app/values/veg-mark.ts";
import { parsePercent, parseRupees } from "#app/values/money.ts";
import { slugOf, titleCase } from "#app/values/text.ts";
import { parseQuantityMilli } from "#app/values/quantity.ts";
import { words } from "./words.ts";

const mostStock = 100_000;
const longestName = 200;
const longestLabel = 200;
const longestIngredients = 1000;
const typed = v.union([v.number(), v.string()], () => words.number);
const line = (message: () => string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.toWellFormed().replace(/\s+/g, " ").trim()),
  );

export const NameField = v.pipe(
  line(() => words.name),
  v.minLength(1, () => words.name),
  v.maxLength(longestName, () => words.atMost(String(longestName))),
);

/** As the Hindi shop calls it; null where it has no name of its own there. */
export const HindiNameField = v.pipe(
  v.nullable(line(() => words.name)),
  v.check(
    (name) => (name?.length ?? 0) <= longestName,
    () => words.atMost(String(longestName)),
  ),
  v.transform((name) => name || null),
);

/** Whether it is one of the shop's only the database knows. */
export const CategoryField = v.pipe(
  v.string(() => words.category),
  v.maxLength(200, () => words.atMost("200")),
  v.check(
    (text) => slugOf(text) !== "",
    () => words.category,
  ),
);

export const BrandField = v.pipe(
  line(() => words.text),
  v.maxLength(200, () => words.atMost("200")),
);

/** By which a product is found beside its name, in any script. */
export const OtherNamesField = v.pipe(
  line(() => words.text),
  v.maxLength(200, () => words.atMost("200")),
);

export const UnitsField = v.pipe(
  line(() => words.text),
  v.maxLength(40, () => words.atMost("40")),
);

/** An https address, a picture of this shop, or "" for none. */
export const ImageField = v.pipe(
  line(() => words.address),
  v.maxLength(2000, () => words.atMost("2,000")),
  v.check(isImage, () => words.picture),
);

const LabelField = v.pipe(
  line(() => words.text),
  v.maxLength(longestLabel, () => words.atMost(String(longestLabel))),
);
const marks: VegMark[] = ["", ...marksOfFood];

/** What a label says; "" where nothing is known. */
export const LabelFields = {
  maker: LabelField,
  importer: LabelField,
  /** In one spelling, as shoppers choose by it. */
  originCountry: v.pipe(
    line(() => words.country),
    v.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'-]{1,59}$|^$/u, () => words.country),
    v.transform((text) => titleCase(text.toLowerCase())),
  ),
  vegMark: v.picklist(marks, () => words.vegMark),
  ingredients: v.pipe(
    line(() => words.text),
    v.maxLength(longestIngredients, () => words.atMost(String(longestIngredients))),
  ),
  shelfLife: LabelField,
  careContact: LabelField,
  labelNote: LabelField,
} satisfies Record<keyof Label, v.GenericSchema>;

/** Rupees go on as paise. */
export const PriceField = numberOf(parseRupees, () => words.rupees);

/** Percent goes on as basis points. */
export const DiscountField = numberOf(parsePercent, () => words.percent);

/** Goes on as thousandths. */
export const QuantityField = numberOf(parseQuantityMilli, () => words.weight);

export const StockField = numberOf(parseStock, () => words.stock);

function numberOf(parse: (text: string) => number | null, message: () => string) {
  return v.pipe(
    typed,
    v.transform((value) => parse(String(value))),
    v.number(message),
  );
}

function parseStock(text: string): number | null {
  const stock = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  return stock !== null && stock <= mostStock ? stock : null;
}

function isImage(text: string): boolean {
  if (text === "") return true;
  if (text.startsWith(pictureFolder)) return /^[\w.-]+$/.test(text.slice(pictureFolder.length));
  return /^https:\/\//i.test(text) && URL.canParse(text);
}
