import type { Bench } from "./open-bench.ts";
import type { Verdict } from "./verdict.ts";

/** What a section found so far; what it has found when it fails is reported, too. */
export type Figures = {
  /** What to know when reading the tables. */
  note: string;
  /** A row for each thing measured. */
  rows: Record<string, Record<string, string | number>>;
  /** Figures that have a bound, beside it. */
  verdicts: Record<string, Verdict>;
  /** A line for all else that is wrong. */
  faults: string[];
};

/** Fills in its figures as it goes. */
export type Section = (bench: Bench, figures: Figures) => Promise<void>;
