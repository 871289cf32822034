import type { Figures } from "./section.ts";

type Measure = (figures: Figures) => Promise<void>;

/** One after the other, those behind one that fails, too. */
export async function measureSections(
  sections: Record<string, Measure>,
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
    print(figures);
  }
  return results;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

function print({ note, rows, verdicts }: Figures): void {
  if (note) console.log(note);
  for (const table of [rows, verdicts]) if (Object.keys(table).length > 0) console.table(table);
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
