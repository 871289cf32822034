import { CsvError, type Info, parse } from "csv-parse/sync";
import { words } from "./words.ts";

export type CsvLine = { line: number; cells: string[] };

/** Each with the number of the line it begins on; or why it is no CSV. Never throws. */
export function readCsvLines(bytes: Uint8Array): CsvLine[] | { line: number; reason: string } {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, reason: words.saveAsCsv };
  }
  try {
    let start = 1;
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
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

/** What a spreadsheet calls Unicode text is UTF-16, and its first two bytes say which. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

const delimiters = [",", ";", "\t"];

/** The one that the head has most of: spreadsheets write semicolons or tabs, too. */
function delimiterOf(text: string): string {
  const head = text
    .trimStart()
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, "");
  const [line = ""] = head.split(/[\r\n]/, 1);
  const countOf = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}
