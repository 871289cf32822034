import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words as shared } from "#app/features/admin/words.ts";
import {
  type LogChange,
  type LogEntry,
  subjectPath,
  changesCalling,
  changesOf,
  subjectOf,
  verbOf,
} from "#app/features/audit/entry.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { words as told } from "#app/features/audit/words.ts";
import { formatDate, formatIndianIso } from "#app/values/dates.ts";
import { words } from "./words.ts";

/** The entries under their days, newest first; what was done to one order in a day stands together. */
export function LogDays({ entries }: { entries: LogEntry[] }) {
  const days = Map.groupBy(entries, ({ createdAt }) => formatDate(createdAt));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="log">
      <h2>{day}</h2>
      <ul>
        {[...Map.groupBy(ofDay, subjectKey).values()].map((together) => (
          <LogRow key={together[0]?.seq} together={together} />
        ))}
      </ul>
    </section>
  ));
}

const subjectKey = ({ kind, subjectId, seq }: LogEntry) => (kind === "order" ? subjectId : seq);

/** When it was last, what it was about and who did it; then how, of an order each step in its turn. */
function LogRow({ together }: { together: LogEntry[] }) {
  const [newest] = together;
  if (!newest) return null;
  const isOrder = newest.kind === "order";
  return (
    <li>
      <Clock of={newest} />
      <p className="what">
        {isOrder ? (
          <SubjectLink entry={newest}>{orders.orderNamed(subjectOf(newest))}</SubjectLink>
        ) : (
          <b>{told.happened(newest.kind, verbOf(newest))}</b>
        )}{" "}
        <small>{newest.userName ? words.by(newest.userName) : words.commandLine}</small>
      </p>
      <b className="amount">{isOrder ? amountOf(together) : ""}</b>
      <p className="how">{isOrder ? <Steps together={together} /> : <How entry={newest} />}</p>
    </li>
  );
}

function How({ entry }: { entry: LogEntry }) {
  const callOf = useCategoryCall();
  const subject = subjectOf(entry, callOf);
  return (
    <>
      <SubjectLink entry={entry}>{subject}</SubjectLink>
      {entry.kind === "prices" ? ` · ${shared.packs(Number(entry.after?.packs))}` : null}
      {changesCalling(entry, callOf).map((change, at) => (
        <Fragment key={change.field}>
          {at > 0 || subject ? " · " : null}
          <Change {...change} />
        </Fragment>
      ))}
    </>
  );
}

/** What was done with an order, as it came, with the time where it is another than the last. */
function Steps({ together }: { together: LogEntry[] }) {
  const [newest] = together;
  const steps = together.toReversed().flatMap((entry) =>
    changesOf(entry)
      .filter((change) => !isAmount(change) || change.was !== "")
      .map((change) => ({ change, entry })),
  );
  return steps.map(({ change, entry }, at) => (
    <Fragment key={`${entry.seq}${change.field}`}>
      {at > 0 ? " · " : null}
      <span className="inline-block">
        <Change {...change} />
        {clockOf(entry) === clockOf(newest ?? entry) ? null : ` ${clockOf(entry)}`}
        {entry.userName === newest?.userName ? null : ` (${entry.userName || words.commandLine})`}
      </span>
    </Fragment>
  ));
}

const clockOf = ({ createdAt }: LogEntry) => formatIndianIso(createdAt).slice(11, 16);

function Clock({ of }: { of: LogEntry }) {
  return <span className="clock">{clockOf(of)}</span>;
}

const isAmount = ({ field }: LogChange) => field === told.fields.settledPaise;

/** What an order came to at last. */
function amountOf(together: LogEntry[]): string {
  const changes = together.flatMap((entry) => changesOf(entry));
  return changes.find(isAmount)?.is ?? "";
}

/** "Packed" of what came about, "Stock 9" of what was empty, and else old and new. */
function Change({ field, was, is }: LogChange) {
  if (was === told.no && is === told.yes) return field;
  if (was === "") return `${field} ${is}`;
  return (
    <>
      {field}: <OldNew old={was} now={is || words.none} />
    </>
  );
}

function SubjectLink({ entry, children }: { entry: LogEntry; children: string }) {
  const address = children ? subjectPath(entry) : null;
  if (!address) return children;
  return (
    <Link to={address} className="link">
      {children}
    </Link>
  );
}
