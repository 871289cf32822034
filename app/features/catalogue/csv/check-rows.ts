import { labelNames } from "#app/values/label.ts";
import type { FileProblem } from "./catalogue-file.ts";
import type { ImportRow } from "./row.schema.ts";
import { words } from "./words.ts";

/** What every line of a brand says alike, or leaves empty. */
const said = ["picture", ...labelNames] as const;

/** And what every line of a product says. */
const ofProduct = () =>
  [
    ["name", words.otherName],
    ["nameHi", words.otherHindiName],
    ["category", words.otherCategory],
    ["taxClass", words.otherTaxClass],
  ] as const;

/**
 * What no row is to blame for alone: rows of one product or brand that say different things, and
 * packs that stand there twice.
 */
export function problemsAmong(rows: ImportRow[]): FileProblem[] {
  const first = {
    product: new Map<string, ImportRow>(),
    said: new Map<string, ImportRow>(),
    pack: new Map<string, ImportRow>(),
    code: new Map<string, ImportRow>(),
  };
  return rows.flatMap((row) => {
    const product = remember(first.product, row.slug, row);
    const pack = remember(
      first.pack,
      keyOf(row.slug, row.brand, row.quantityMilli, row.units),
      row,
    );
    const problem = (column: string, reason: string): FileProblem => ({
      line: row.line,
      column,
      reason,
    });
    return [
      ...(row.slug === "" ? [problem("slug", words.noSlug)] : []),
      ...ofProduct().flatMap(([column, saysOther]) =>
        row[column] === product[column] ? [] : [problem(column, saysOther(product.line))],
      ),
      ...said.flatMap((column) => {
        const other = row[column]
          ? remember(first.said, keyOf(row.slug, row.brand, column), row)
          : row;
        return row[column] === other[column]
          ? []
          : [problem(column, words.otherForBrand(other.line, column))];
      }),
      ...(pack === row ? [] : [problem("quantity", words.packTwice(pack.line))]),
      ...(row.codes ?? []).flatMap((code) => {
        const other = remember(first.code, code, row);
        return other === row ? [] : [problem("codes", words.codeTwice(other.line, code))];
      }),
    ];
  });
}

export function keyOf(...parts: (string | number)[]): string {
  return JSON.stringify(parts);
}

/** Answers the first row under the key. */
function remember(known: Map<string, ImportRow>, key: string, row: ImportRow): ImportRow {
  const before = known.get(key);
  if (!before) known.set(key, row);
  return before ?? row;
}
