import type { Bench } from "./open-bench.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What a section found: a table with a row for each thing measured, and a line for each bound it
 * breaks.
 */
export type Figures = {
  rows: Record<string, Record<string, string | number>>;
  /** Figures that have a bound of their own, beside it. */
  verdicts?: Record<string, Verdict>;
  broken: string[];
  /** What to know when reading the table, or why there is none. */
  note?: string;
};

export type Section = (bench: Bench) => Promise<Figures>;
