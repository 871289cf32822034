// A file is read whole and checked whole before anything of it is looked up or written.
import { type CsvLine, readCsvLines } from "#app/platform/read-csv.ts";
import { csvLine, byteOrderMark, rearm } from "#app/values/csv.ts";
import { slugOf } from "#app/values/text.ts";
import { type Column, type FileProblem, columns, neededColumns } from "./catalogue-file.ts";
import { problemsAmong } from "./check-rows.ts";
import { ownMapping } from "./map-columns.ts";
import { type ImportRow, type ShopNames, parseRow, rowSchema } from "./row.schema.ts";
import { type Told, asTold, nothingTold } from "./told.ts";
import { words } from "./words.ts";

type Unread = { ok: false; problems: FileProblem[] };
/** The names that the first line has for the columns, and the other lines. */
export type FileLines = { ok: true; names: string[]; body: CsvLine[] };
/** The rows that are well by themselves, and what is wrong with any. */
export type ReadRows = { ok: true; rows: ImportRow[]; problems: FileProblem[] };

export function readFileLines(bytes: Uint8Array): FileLines | Unread {
  const lines = readCsvLines(bytes);
  if ("reason" in lines) return { ok: false, problems: [{ ...lines, column: "" }] };
  const [head, ...body] = lines;
  return { ok: true, names: head?.cells.map((cell) => cell.trim()) ?? [], body };
}

/** Never throws, whatever the bytes are. */
export function readCatalogueFile(
  bytes: Uint8Array,
  { mostRows, names, told = nothingTold }: { mostRows: number; names: ShopNames; told?: Told },
): ReadRows | Unread {
  const lines = readFileLines(bytes);
  if (!lines.ok) return lines;
  const wrongHead = told.mapping ? [] : problemsOfHead(lines.names);
  const problems = wrongHead.length > 0 ? wrongHead : problemsOfLength(lines.body, mostRows);
  return problems.length > 0 ? { ok: false, problems } : readRows(lines, names, told);
}

/** What keeps a file from being read, whatever its columns are. */
export function problemsOfLength(body: CsvLine[], mostRows: number): FileProblem[] {
  if (body.length === 0) return [{ line: 2, column: "", reason: words.noPacks }];
  if (body.length <= mostRows) return [];
  return [{ line: body[mostRows]?.line ?? 0, column: "", reason: words.tooManyPacks(mostRows) }];
}

/** A file that was read before, without those lines, and how many are left. */
export function fileWithout(
  bytes: Uint8Array,
  taken: ReadonlySet<number>,
): { rows: number; text: string } {
  const [head, ...body] = readCsvLines(bytes) as CsvLine[];
  const left = body.filter(({ line }) => !taken.has(line));
  const lines = [head, ...left].map((one) => csvLine((one?.cells ?? []).map(rearm)));
  return { rows: left.length, text: byteOrderMark + lines.join("") };
}

function readRows({ names, body }: FileLines, known: ShopNames, told: Told): ReadRows {
  const schema = rowSchema(known);
  const mapping = told.mapping ?? ownMapping(names);
  const rows: ImportRow[] = [];
  const problems: FileProblem[] = [];
  for (const { line, cells } of body) {
    if (cells.length !== names.length) {
      problems.push({
        line,
        column: "",
        reason: words.otherCells(cells.length, names.length),
      });
      continue;
    }
    const found = Object.fromEntries(
      columns.map((column) => [column, rearm(cells[mapping[column] ?? -1] ?? "")]),
    ) as Record<Column, string>;
    const isKnown = (category: string) => known.categories.has(slugOf(category));
    const read = parseRow(schema, line, asTold(found, told, isKnown));
    if (read.ok) rows.push(read.row);
    else problems.push(...read.problems);
  }
  problems.push(...problemsAmong(rows));
  return { ok: true, rows, problems };
}

function problemsOfHead(names: string[]): FileProblem[] {
  const problem = (column: string, reason: string): FileProblem => ({ line: 1, column, reason });
  return [
    ...neededColumns
      .filter((column) => !names.includes(column))
      .map((column) => problem(column, words.missingColumn)),
    ...names
      .filter((name) => !(columns as readonly string[]).includes(name))
      .map((name) => problem(name.slice(0, 40), words.unknownColumn)),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => problem(name.slice(0, 40), words.doubleColumn)),
  ];
}
