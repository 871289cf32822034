// A file is read whole and checked whole before anything of it is looked up or written.
import { type CsvLine, readCsvLines } from "#app/platform/read-csv.ts";
import { rearm } from "#app/values/csv.ts";
import { type Column, type FileProblem, columns, neededColumns } from "./catalogue-file.ts";
import { problemsAmong } from "./check-rows.ts";
import { type CategoryIds, type ImportRow, parseRow, rowSchema } from "./row.schema.ts";
import { words } from "./words.ts";

export type ReadFile = { ok: true; rows: ImportRow[] } | { ok: false; problems: FileProblem[] };

/** Never throws, whatever the bytes are. */
export function readCatalogueFile(
  bytes: Uint8Array,
  { mostRows, categories }: { mostRows: number; categories: CategoryIds },
): ReadFile {
  const lines = readCsvLines(bytes);
  if ("reason" in lines) return { ok: false, problems: [{ ...lines, column: "" }] };
  const [head, ...body] = lines;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const wrongHead = problemsOfHead(names);
  if (wrongHead.length > 0) return { ok: false, problems: wrongHead };
  if (body.length === 0)
    return { ok: false, problems: [{ line: 2, column: "", reason: words.noPacks }] };
  if (body.length > mostRows) {
    return {
      ok: false,
      problems: [
        {
          line: body[mostRows]?.line ?? 0,
          column: "",
          reason: words.tooManyPacks(mostRows),
        },
      ],
    };
  }
  return readRows(names, body, categories);
}

function readRows(names: string[], body: CsvLine[], categories: CategoryIds): ReadFile {
  const schema = rowSchema(categories);
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
    const read = parseRow(
      schema,
      line,
      Object.fromEntries(
        columns.map((column) => [column, rearm(cells[names.indexOf(column)] ?? "")]),
      ) as Record<Column, string>,
    );
    if (read.ok) rows.push(read.row);
    else problems.push(...read.problems);
  }
  problems.push(...problemsAmong(rows));
  return problems.length > 0
    ? { ok: false, problems: problems.sort((one, other) => one.line - other.line) }
    : { ok: true, rows };
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
