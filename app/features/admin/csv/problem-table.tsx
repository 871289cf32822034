import { Alert } from "#app/ui/alert.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";

/** Each wrong cell with its line; `count` may be more than are shown. */
export function ProblemTable({ problems, count }: { problems: FileProblem[]; count: number }) {
  return (
    <>
      <Alert>
        Nothing was imported: {count === 1 ? "one thing is" : `${count} things are`} wrong in this
        file.
      </Alert>
      <Sheet heads={["LINE", "COLUMN", "REASON"]} className="mb-4">
        {problems.map(({ line, column, reason }, index) => (
          <tr key={index}>
            <th scope="row" data-label="Line">
              {line || ""}
            </th>
            <td data-label="Column">{column}</td>
            <td data-label="Reason">{reason}</td>
          </tr>
        ))}
      </Sheet>
      {count > problems.length ? <p className="mb-4">And {count - problems.length} more.</p> : null}
    </>
  );
}
