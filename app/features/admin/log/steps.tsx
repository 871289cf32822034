import { OldNew } from "#app/features/admin/old-new.tsx";
import { type LogChange, type LogEntry, changesOf } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type Step = LogChange & { entry: LogEntry };
type Together = { together: LogEntry[] };
type OfOrder = { together: (LogEntry & { payablePaise: number | null })[] };

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

/**
 * How an order went on: "Accepted › Packed › Dispatched", on a phone the last of them, and who took a
 * step where it was another.
 */
export function Steps({ together }: Together) {
  const [newest] = together;
  const steps = stepsOf(together).filter((step) => !isAmount(step) && step.was !== step.is);
  const isDone = ({ is }: Step) => is === told.yes;
  const last = steps.findLastIndex(isDone);
  return steps.map((step, at) => (
    <span key={step.field} className={isDone(step) && at < last ? "max-lg:hidden" : undefined}>
      {isDone(step) ? step.field : `${step.field} ${step.is || words.none}`}
      {step.entry.userName === newest?.userName
        ? null
        : ` (${step.entry.userName || words.commandLine})`}
      {at < steps.length - 1 ? (
        <>
          <span className="sr-only">,</span> <span aria-hidden="true">›</span>{" "}
        </>
      ) : null}
    </span>
  ));
}

/** What an order came to at last, and before it was made less; where nothing here changed that, what it costs now. */
export function CameTo({ together }: OfOrder) {
  const amount = stepsOf(together).find(isAmount);
  const payablePaise = together[0]?.payablePaise ?? null;
  if (!amount) return payablePaise === null ? null : formatPaise(payablePaise);
  return amount.was ? <OldNew old={amount.was} now={amount.is} /> : amount.is;
}
