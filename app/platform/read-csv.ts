import { CsvError, type Info, parse } from "csv-parse/sync";
import { words } from "./words.ts";

export type CsvLine = { line: number; cells: string[] };

/** Each with the number of the line it begins on; or why it is no CSV. Never throws. */
export function readCsvLines(bytes: Uint8Array): CsvLine[] | { line: number; reason: string } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, reason: words.saveAsCsv };
  }
  try {
    let start = 1;
    const records = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
    return records.map(({ record, info }) => {
      const line = Math.max(start, info.lines - record.join("").split("\n").length + 1);
      start = line + 1;
      return { line, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      line: Number(error.lines) || 1,
      reason: words.quotationMark,
    };
  }
}
