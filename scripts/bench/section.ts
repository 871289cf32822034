import type { Bench } from "./open-bench.ts";

/** What a section found: a table with a row for each thing measured, and a line for each bound it breaks. */
export type Figures = {
  rows: Record<string, Record<string, string | number>>;
  broken: string[];
  /** What to know when reading the table, or why there is none. */
  note?: string;
};

export type Section = (bench: Bench) => Promise<Figures>;
