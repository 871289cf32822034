import type { PageToMeasure } from "#scripts/bench/pages.ts";
import type { PageReads } from "./count-reads.ts";

/** One line for each bound that a page's reads break. */
export function breaches(page: PageToMeasure, read: PageReads): string[] {
  const rows = page.rows?.(read.cards);
  const found = [
    [read.status >= 400 && page.name !== "sign in, wrong", `answers ${read.status}`],
    [
      isOver(read.roundTrips, page.roundTrips),
      `${read.roundTrips} round trips, ${page.roundTrips} allowed`,
    ],
    [
      isOver(read.writeTrips, page.writeTrips),
      `${read.writeTrips} trips that write, ${page.writeTrips} allowed`,
    ],
    [
      isOver(read.rowsRead, rows),
      `${read.rowsRead} rows read, ${rows} allowed with ${read.cards} cards`,
    ],
    ...read.scans.map((scan) => [true, `reads a whole table: ${scan}`] as const),
  ] as const;
  return found.filter(([isBroken]) => isBroken).map(([, text]) => `${page.name}: ${text}`);
}

function isOver(figure: number, bound: number | undefined): boolean {
  return bound !== undefined && figure > bound;
}
