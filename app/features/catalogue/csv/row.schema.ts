import * as v from "valibot";
import {
  BrandField,
  CategoryField,
  DiscountField,
  HindiNameField,
  ImageField,
  LabelFields,
  NameField,
  PriceField,
  QuantityField,
  StockField,
  UnitsField,
} from "#app/features/catalogue/write/field.schema.ts";
import { CodesField } from "#app/features/catalogue/codes/code.schema.ts";
import { words as ofFields } from "#app/features/catalogue/write/words.ts";
import { typedField, slugOf } from "#app/values/text.ts";
import type { Column, FileProblem } from "./catalogue-file.ts";
import type { RowAsTold } from "./told.ts";
import { words } from "./words.ts";

const SlugField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100, () => words.atMost(100)),
  v.check(
    (slug) =>
      slug === "" ||
      (/^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}-]*$/u.test(slug) && slug === slug.toLowerCase()),
    () => words.smallLetters,
  ),
);

/** An empty cell leaves a pack that is there as it is. */
const orAbsent = <S extends v.GenericSchema>(field: S) =>
  v.union(
    [
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      field,
    ],
    (issue) => issue.issues?.at(-1)?.message ?? words.checkCell,
  );

/** Ids by what the shop's categories and tax classes are called, as slugs. */
export type ShopNames = {
  categories: ReadonlyMap<string, string>;
  taxClasses: ReadonlyMap<string, string>;
};

export const rowSchema = ({ categories, taxClasses }: ShopNames) =>
  v.pipe(
    v.object({
      name: NameField,
      nameHi: HindiNameField,
      slug: SlugField,
      category: v.pipe(
        CategoryField,
        v.transform((text) => categories.get(slugOf(text))),
        v.string(() => ofFields.category),
      ),
      brand: BrandField,
      quantity: QuantityField,
      units: UnitsField,
      price: orAbsent(PriceField),
      dprice: orAbsent(PriceField),
      Discount: orAbsent(DiscountField),
      countInStock: orAbsent(StockField),
      picture: ImageField,
      ...LabelFields,
      codes: orAbsent(CodesField),
      taxClass: orAbsent(
        v.pipe(
          v.string(),
          v.transform((text) => taxClasses.get(slugOf(text))),
          v.string(() => words.noSuchClass),
        ),
      ),
    } satisfies Record<Column, v.GenericSchema>),
    v.transform(({ quantity, price, dprice, Discount, ...row }) => ({
      ...row,
      slug: row.slug || slugOf(row.name),
      quantityMilli: quantity,
      pricePaise: price,
      dpricePaise: dprice,
      discountBasisPoints: Discount,
    })),
  );

type RowSchema = ReturnType<typeof rowSchema>;

/** Of an import; its category and tax class are ids. null is what its cell leaves as it is. Money is paise. */
export type ImportRow = v.InferOutput<RowSchema> & Omit<RowAsTold, "cells"> & { line: number };

/** The row, or what is wrong with each of its cells. */
export function parseRow(
  schema: RowSchema,
  line: number,
  { cells, ...told }: RowAsTold,
): { ok: true; row: ImportRow } | { ok: false; problems: FileProblem[] } {
  const cleaned = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, typedField(column, cell).trim()]),
  );
  const parsed = v.safeParse(schema, cleaned);
  if (parsed.success) return { ok: true, row: { ...parsed.output, ...told, line } };
  return {
    ok: false,
    problems: parsed.issues.map((issue) => ({
      line,
      column: String(issue.path?.[0]?.key ?? ""),
      reason: issue.message,
    })),
  };
}
