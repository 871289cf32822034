import type { TaxGroup, TaxSplit } from "#app/features/billing/arithmetic/tax-split.ts";
import { type IssuedDocument, factsOf } from "#app/features/billing/issued-document.ts";

export type HsnSum = TaxGroup & { hsn: string; packs: number };
export type SeriesSum = { name: string; first: string; last: string; count: number };
export type MonthSums = {
  rates: Map<number, TaxGroup>;
  headings: Map<string, HsnSum>;
  series: Map<string, SeriesSum>;
};

/** A summary by heading wants at least so many digits, even if papers show none. */
const leastDigits = 4;

export function newSums(): MonthSums {
  return { rates: new Map(), headings: new Map(), series: new Map() };
}

/** A credit note takes back what its paper counted. */
export function addPaper({ rates, headings, series }: MonthSums, document: IssuedDocument): void {
  const sign = document.ofNumber === null ? 1 : -1;
  const { groups, splits } = factsOf(document);
  for (const group of groups) {
    const { basisPoints } = group;
    rates.set(basisPoints, added(rates.get(basisPoints) ?? emptyGroup(basisPoints), group, sign));
  }
  for (const [index, split] of splits.entries()) {
    const line = document.lines[index];
    if (!line) continue;
    const basisPoints = line.basisPoints ?? 0;
    const hsn = line.hsn.slice(0, Math.max(leastDigits, document.supplier.hsnDigits));
    const key = `${hsn} ${basisPoints}`;
    const sum = headings.get(key) ?? { ...emptyGroup(basisPoints), hsn, packs: 0 };
    const whole = { ...split, grossPaise: line.amountPaise };
    headings.set(key, { ...added(sum, whole, sign), packs: sum.packs + sign * line.qty });
  }
  countNumber(series, document);
}

function countNumber(series: Map<string, SeriesSum>, { number, ofNumber }: IssuedDocument): void {
  const name = number.slice(0, number.lastIndexOf("/"));
  const kind = ofNumber === null ? "Papers" : "Credit notes";
  const sum = series.get(name) ?? {
    name: `${kind} ${name}`,
    first: number,
    last: number,
    count: 0,
  };
  series.set(name, {
    ...sum,
    first: number < sum.first ? number : sum.first,
    last: number > sum.last ? number : sum.last,
    count: sum.count + 1,
  });
}

function emptyGroup(basisPoints: number): TaxGroup {
  return { basisPoints, grossPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 };
}

function added<S extends TaxGroup>(
  sum: S,
  { grossPaise, taxablePaise, cgstPaise, sgstPaise }: TaxSplit & { grossPaise: number },
  sign: number,
): S {
  return {
    ...sum,
    grossPaise: sum.grossPaise + sign * grossPaise,
    taxablePaise: sum.taxablePaise + sign * taxablePaise,
    cgstPaise: sum.cgstPaise + sign * cgstPaise,
    sgstPaise: sum.sgstPaise + sign * sgstPaise,
  };
}
