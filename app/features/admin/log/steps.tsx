import { Fragment } from "react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { type LogChange, type LogEntry, changesOf } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { words } from "./words.ts";

type Step = LogChange & { entry: LogEntry };
type Together = { together: LogEntry[] };

/** What came of each field in all, in the order in which they were touched first. */
function stepsOf(together: LogEntry[]): Step[] {
  const changes = together
    .toReversed()
    .flatMap((entry) => changesOf(entry).map((change) => ({ ...change, entry })));
  return [...Map.groupBy(changes, ({ field }) => field).values()].map((ofField) => ({
    ...ofField.at(-1)!,
    was: ofField[0]!.was,
  }));
}

const isAmount = ({ field }: LogChange) => field === told.fields.settledPaise;

/** How an order went on: "Accepted › Packed › Dispatched", and who took a step where it was another. */
export function Steps({ together }: Together) {
  const [newest] = together;
  return stepsOf(together)
    .filter((step) => !isAmount(step) && step.was !== step.is)
    .map(({ field, is, entry }, at) => (
      <Fragment key={field}>
        {at > 0 ? (
          <>
            <span className="sr-only">,</span>{" "}
          </>
        ) : null}
        <span className="inline-block">
          {at > 0 ? <span aria-hidden="true">› </span> : null}
          {is === told.yes ? field : `${field} ${is || words.none}`}
          {entry.userName === newest?.userName ? null : ` (${entry.userName || words.commandLine})`}
        </span>
      </Fragment>
    ));
}

/** What an order came to at last, and before it was made less. */
export function CameTo({ together }: Together) {
  const amount = stepsOf(together).find(isAmount);
  if (!amount) return null;
  return amount.was ? <OldNew old={amount.was} now={amount.is} /> : amount.is;
}
