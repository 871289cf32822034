import * as v from "valibot";
import { pictureFolder } from "#app/addresses.ts";
import { findCategory } from "#app/features/catalogue/listing/listing.server.ts";
import type { Label } from "#app/values/label.ts";
import { type VegMark, vegMarks } from "#app/values/veg-mark.ts";
import { parsePercent, parseRupees } from "#app/values/money.ts";
import { titleCase } from "#app/values/text.ts";
import { parseQuantityMilli } from "#app/values/quantity.ts";

const mostStock = 100_000;
const longestName = 200;
const longestLabel = 200;
const longestIngredients = 1000;
const typed = v.union([v.number(), v.string()], "Please enter a number.");
const line = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.toWellFormed().replace(/\s+/g, " ").trim()),
  );

export const NameField = v.pipe(
  line("Please enter a name."),
  v.minLength(1, "Please enter a name."),
  v.maxLength(longestName, `Please use at most ${longestName} characters.`),
);

/** As the Hindi shop calls it; null where it has no name of its own there. */
export const HindiNameField = v.pipe(
  v.nullable(line("Please enter a name.")),
  v.check(
    (name) => (name?.length ?? 0) <= longestName,
    `Please use at most ${longestName} characters.`,
  ),
  v.transform((name) => name || null),
);

/** One of the shop's 23, whatever its case; goes on as it is spelled. */
export const CategoryField = v.pipe(
  v.string("Please choose one of the shop's categories."),
  v.maxLength(200, "Please use at most 200 characters."),
  v.transform(findCategory),
  v.string("Please choose one of the shop's categories."),
);

export const BrandField = v.pipe(
  line("Please enter a text."),
  v.maxLength(200, "Please use at most 200 characters."),
);

/** By which a product is found beside its name, in any script. */
export const OtherNamesField = v.pipe(
  line("Please enter a text."),
  v.maxLength(200, "Please use at most 200 characters."),
);

export const UnitsField = v.pipe(
  line("Please enter a text."),
  v.maxLength(40, "Please use at most 40 characters."),
);

/** An https address, a picture of this shop, or "" for none. */
export const ImageField = v.pipe(
  line("Please enter an address."),
  v.maxLength(2000, "Please use at most 2,000 characters."),
  v.check(
    isImage,
    "Please enter an https address, or a picture of this shop that begins with /images/.",
  ),
);

const LabelField = v.pipe(
  line("Please enter a text."),
  v.maxLength(longestLabel, `Please use at most ${longestLabel} characters.`),
);
const country = "Please enter a country's name: letters and spaces, at most 60 characters.";
const marks = ["", ...Object.keys(vegMarks)] as VegMark[];

/** What a label says; "" where nothing is known. */
export const LabelFields = {
  maker: LabelField,
  importer: LabelField,
  /** In one spelling, as shoppers choose by it. */
  originCountry: v.pipe(
    line(country),
    v.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'-]{1,59}$|^$/u, country),
    v.transform((text) => titleCase(text.toLowerCase())),
  ),
  vegMark: v.picklist(marks, "Please choose veg, non-veg, or none for what is no food."),
  ingredients: v.pipe(
    line("Please enter a text."),
    v.maxLength(longestIngredients, `Please use at most ${longestIngredients} characters.`),
  ),
  shelfLife: LabelField,
  careContact: LabelField,
  labelNote: LabelField,
} satisfies Record<keyof Label, v.GenericSchema>;

/** Rupees go on as paise. */
export const PriceField = numberOf(
  parseRupees,
  "Please enter rupees from 0 to 10,00,000 with at most 2 decimals.",
);

/** Percent goes on as basis points. */
export const DiscountField = numberOf(
  parsePercent,
  "Please enter a percentage from 0 to 100 with at most 2 decimals.",
);

/** Goes on as thousandths. */
export const QuantityField = numberOf(
  parseQuantityMilli,
  "Please enter a weight from 0 to 9,99,999 with at most 3 decimals.",
);

export const StockField = numberOf(parseStock, "Please enter a whole number from 0 to 1,00,000.");

function numberOf(parse: (text: string) => number | null, message: string) {
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
