import * as v from "valibot";
import { canonicalGtin, gtinDigits, hasRightCheckDigit } from "#app/values/gtin.ts";
import { words } from "./words.ts";

export const mostCodes = 20;

/** As it is typed or scanned; goes on in the one spelling that is kept. */
export const CodeField = v.pipe(
  v.string(() => words.digits),
  v.transform(gtinDigits),
  v.string(() => words.digits),
  v.check(hasRightCheckDigit, () => words.checkDigit),
  v.transform(canonicalGtin),
);

const CodeList = v.pipe(
  v.array(CodeField),
  v.maxLength(mostCodes, () => words.atMost(mostCodes)),
  v.check(
    (codes) => new Set(codes).size === codes.length,
    () => words.twice,
  ),
);

export const CodesBody = v.object({ codes: CodeList });

/** Of a field or a cell: with spaces, commas or lines between them. */
export const CodesField = v.pipe(
  v.string(() => words.digits),
  v.transform((text) => text.split(/[\s,;]+/).filter((code) => code !== "")),
  CodeList,
);
