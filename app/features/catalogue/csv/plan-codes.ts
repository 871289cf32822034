// Which packs a file gives other codes: one may go from pack to pack within the file, and none is taken from a pack outside it.
import type { FileProblem } from "./catalogue-file.ts";
import type { ImportRow } from "./row.schema.ts";
import { words } from "./words.ts";

export type PackCodes = { financialId: string; line: number; codes: string[]; isNew: boolean };

/** `kept` is null for a new pack. */
export function addCodes(
  codes: PackCodes[],
  row: ImportRow,
  { financialId, kept }: { financialId: string; kept: string | null },
): void {
  if (row.codes === null || row.codes.toSorted().join(" ") === (kept ?? "")) return;
  codes.push({ financialId, line: row.line, codes: row.codes, isNew: kept === null });
}

export function addCodeProblems(
  { codes: given, problems }: { codes: PackCodes[]; problems: FileProblem[] },
  whose: Map<string, string>,
): void {
  const packs = new Set(given.map(({ financialId }) => financialId));
  for (const { financialId, line, codes } of given)
    for (const code of codes)
      if (!packs.has(whose.get(code) ?? financialId))
        problems.push({ line, column: "codes", reason: words.codeOfAnother(code) });
}
