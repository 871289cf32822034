import type { Paise } from "#app/values/money.ts";

/** What a sum with tax in it consists of; `basisPoints` is the whole rate, CGST and SGST together. */
export type TaxSplit = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise };
export type TaxGroup = TaxSplit & { basisPoints: number; grossPaise: Paise };
type Taxed = { amountPaise: Paise; basisPoints: number };

/**
 * Rule 35 of the CGST Rules: each half of the tax is the sum × half the rate ÷ (100 + the rate),
 * half up. The halves are equal and the rest is the taxable value, so the parts are always the
 * whole.
 */
export function splitInclusive(grossPaise: Paise, basisPoints: number): TaxSplit {
  const whole = 20_000 + 2 * basisPoints;
  const half = Math.floor((2 * grossPaise * basisPoints + whole) / (2 * whole));
  return { taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** What is taxed alike is split together, the lowest rate first. */
export function groupsOf(lines: Taxed[]): TaxGroup[] {
  const byRate = Map.groupBy(lines, ({ basisPoints }) => basisPoints);
  return [...byRate]
    .map(([basisPoints, members]) => {
      const grossPaise = sumOf(members, ({ amountPaise }) => amountPaise);
      return { basisPoints, grossPaise, ...splitInclusive(grossPaise, basisPoints) };
    })
    .sort((one, other) => one.basisPoints - other.basisPoints);
}

/**
 * Each line's part of its group's taxable value, by largest remainder, so that the lines of a group
 * add up to it.
 */
export function taxableOfLines(lines: Taxed[]): Paise[] {
  const parts = lines.map(() => 0);
  for (const { basisPoints, grossPaise, taxablePaise } of groupsOf(lines)) {
    const shares = lines
      .flatMap(({ amountPaise, ...line }, index) =>
        line.basisPoints === basisPoints ? [{ index, exact: amountPaise * taxablePaise }] : [],
      )
      .map((share) => ({ ...share, left: grossPaise > 0 ? share.exact % grossPaise : 0 }));
    for (const { index, exact, left } of shares)
      parts[index] = grossPaise > 0 ? (exact - left) / grossPaise : 0;
    let missing = taxablePaise - sumOf(shares, ({ index }) => parts[index] ?? 0);
    for (const { index } of shares.toSorted((one, other) => other.left - one.left)) {
      if (missing === 0) break;
      parts[index] = (parts[index] ?? 0) + 1;
      missing -= 1;
    }
  }
  return parts;
}

export function sumOf<T>(rows: T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
