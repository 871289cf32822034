/** A figure beside what it may be. */
export type Verdict = {
  seen: number | string;
  floor?: number;
  "× floor"?: string;
  bound: string;
  met: "yes" | "NO";
};

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

export function atMost(seen: number, most: number): Verdict {
  return judged(seen, `at most ${most}`, seen <= most);
}

export function atLeast(seen: number, least: number): Verdict {
  return judged(seen, `at least ${least}`, seen >= least);
}

export function exactly(seen: number, wanted: number): Verdict {
  return judged(seen, String(wanted), seen === wanted);
}

/** Without a bound it is only shown. */
export function timesFloor(seen: number, floor: number, most?: number): Verdict {
  const bound = most === undefined ? "none" : `at most ${most.toFixed(2)} × floor`;
  const verdict = judged(seen, bound, most === undefined || seen / floor <= most);
  return { ...verdict, floor: rounded(floor), "× floor": (seen / floor).toFixed(2) };
}

function judged(seen: number, bound: string, isMet: boolean): Verdict {
  return { seen: rounded(seen), bound, met: isMet ? "yes" : "NO" };
}

function rounded(figure: number): number {
  return Math.abs(figure) < 10 ? Number(figure.toFixed(3)) : Math.round(figure);
}

export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;
}

/** One after the other, those behind one that fails, too. */
export async function measureSections(
  sections: Record<string, (figures: Figures) => Promise<void>>,
): Promise<Record<string, Figures>> {
  const results: Record<string, Figures> = {};
  for (const [name, measure] of Object.entries(sections)) {
    console.log(`\n${name}`);
    const figures: Figures = { note: "", rows: {}, verdicts: {}, faults: [] };
    results[name] = figures;
    await measure(figures).catch((error: unknown) => {
      console.error(error);
      figures.faults.push(`failed: ${messageOf(error)}`);
    });
    const { note, rows, verdicts } = figures;
    if (note) console.log(note);
    for (const table of [rows, verdicts]) if (Object.keys(table).length > 0) console.table(table);
  }
  return results;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** A line for each bound that is not kept, and for each fault. */
export function linesOf(results: Record<string, Figures>): string[] {
  return Object.entries(results).flatMap(([section, { verdicts, faults }]) => [
    ...Object.entries(verdicts).flatMap(([name, { seen, bound, met, "× floor": ratio }]) =>
      met === "NO" ? [`${section}: ${name}: ${ratio ?? seen}, ${bound}`] : [],
    ),
    ...faults.map((fault) => `${section}: ${fault}`),
  ]);
}
