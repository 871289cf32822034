import { Form, Link } from "@remix-run/react";
import { priceHistoryPath, undoPricesPath } from "#app/addresses/side-paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ChangeTable } from "./change-table.tsx";
import type { UndoOutcome } from "#app/features/catalogue/prices/undo-save.server.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

type Refused = Extract<UndoOutcome, { reason: "refused" }>;

/** Which packs stand in the way; without them the rest can be set back. */
export function UndoProblems({ saveId, problems, others }: Refused) {
  const messages = Object.fromEntries(
    problems.map(({ change, message }) => [change.financialId, message]),
  );
  return (
    <>
      <Alert>{problems.length === 0 ? words.tooMuchAtOnce : words.nothingUndone}</Alert>
      {problems.length > 0 ? (
        <ChangeTable changes={problems.map((problem) => problem.change)} messages={messages} />
      ) : null}
      <div className="choices mt-4">
        {others > 0 ? (
          <Form method="post" action={undoPricesPath}>
            <input type="hidden" name="save" value={saveId} />
            <input type="hidden" name="leaveOut" value={Object.keys(messages).join(" ")} />
            <button type="submit" className="button">
              {words.undoOthers(others)}
            </button>
          </Form>
        ) : null}
        <Link to={priceHistoryPath} className="button button-plain">
          {shared.goBack}
        </Link>
      </div>
    </>
  );
}
