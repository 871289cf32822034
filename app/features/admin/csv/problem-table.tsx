import { Alert } from "#app/ui/alert.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";
import { words } from "./words.ts";

/** Each wrong cell with its line; `count` may be more than are shown. */
export function ProblemTable({ problems, count }: { problems: FileProblem[]; count: number }) {
  return (
    <>
      <Alert>{words.nothingImported(count)}</Alert>
      <Sheet heads={Object.values(words.columns)} className="mb-4">
        {problems.map(({ line, column, reason }, index) => (
          <tr key={index}>
            <th scope="row" data-label={words.columns.line}>
              {line || ""}
            </th>
            <td data-label={words.columns.column}>{column}</td>
            <td data-label={words.columns.reason}>{reason}</td>
          </tr>
        ))}
      </Sheet>
      {count > problems.length ? (
        <p className="mb-4">{words.andMore(count - problems.length)}</p>
      ) : null}
    </>
  );
}
