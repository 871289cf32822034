import type { Paise } from "#app/values/money.ts";

/**
 * What a sum with tax in it consists of; `basisPoints` is the whole rate, CGST and SGST together.
 */
export type TaxSplit = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise };
export type TaxGroup = TaxSplit & { basisPoints: number; grossPaise: Paise };
type Taxed = {
  amountPaise: Paise;
  basisPoints: number;
  /** What of its rate was taken back before: parts take back what the whole would. */
  beforePaise?: Paise | undefined;
};

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
      const beforePaise = members[0]?.beforePaise ?? 0;
      const before = splitInclusive(beforePaise, basisPoints).cgstPaise;
      const half = splitInclusive(beforePaise + grossPaise, basisPoints).cgstPaise - before;
      const taxablePaise = grossPaise - 2 * half;
      return { basisPoints, grossPaise, taxablePaise, cgstPaise: half, sgstPaise: half };
    })
    .sort((one, other) => one.basisPoints - other.basisPoints);
}

/**
 * Each line's part of its group's tax, by largest remainder: the lines of a group add up to it, and
 * every line's halves are equal too.
 */
export function splitLines(lines: Taxed[]): TaxSplit[] {
  const halves = lines.map(() => 0);
  for (const { basisPoints, grossPaise, cgstPaise } of groupsOf(lines)) {
    const whole = Math.max(1, grossPaise);
    const shares = lines.flatMap((line, index) =>
      line.basisPoints === basisPoints ? [{ index, exact: line.amountPaise * cgstPaise }] : [],
    );
    const missing = cgstPaise - sumOf(shares, ({ exact }) => Math.floor(exact / whole));
    const largest = shares.toSorted((one, other) => (other.exact % whole) - (one.exact % whole));
    for (const [place, { index, exact }] of largest.entries())
      halves[index] = Math.floor(exact / whole) + (place < missing ? 1 : 0);
  }
  return lines.map(({ amountPaise }, index) => {
    const half = halves[index] ?? 0;
    return { taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half };
  });
}

export function sumOf<T>(rows: T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
