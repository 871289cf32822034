import type { PageReads } from "./count-reads.ts";
import type { PageToMeasure } from "./pages.ts";
import type { Weights } from "./weights.ts";

export type Measured = {
  page: PageToMeasure;
  read: PageReads;
  weights?: Weights;
  ttfbMs?: number;
  load?: { perSecond: number; failures: number };
};

const mostScriptBytes = 90 * 1024;

/** One line for each bound that a page breaks. */
export function breaches({ page, read, weights, load }: Measured): string[] {
  const rows = page.rows?.(read.cards);
  const found = [
    [read.status >= 400 && page.name !== "sign in, wrong", `answers ${read.status}`],
    [isOver(read.roundTrips, page.roundTrips), `${read.roundTrips} round trips, ${page.roundTrips} allowed`],
    [isOver(read.rowsRead, rows), `${read.rowsRead} rows read, ${rows} allowed with ${read.cards} cards`],
    [isOver(weights && weights.html + weights.css, page.bytes), `${weights && weights.html + weights.css} bytes of HTML and CSS, ${page.bytes} allowed`],
    [isOver(weights?.scripts, mostScriptBytes), `${weights?.scripts} bytes of scripts, ${mostScriptBytes} allowed`],
    [isOver(load?.failures, 0), `${load?.failures} requests failed under load`],
    ...read.scans.map((scan) => [true, `reads a whole table: ${scan}`] as const),
  ] as const;
  return found.filter(([isBroken]) => isBroken).map(([, text]) => `${page.name}: ${text}`);
}

function isOver(figure: number | undefined, bound: number | undefined): boolean {
  return figure !== undefined && bound !== undefined && figure > bound;
}
