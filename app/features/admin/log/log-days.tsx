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

/** What it was about and who did it, behind the time; below it how, and what was done before. */
function LogRow({ together }: { together: LogEntry[] }) {
  const [newest, ...older] = together;
  const callOf = useCategoryCall();
  if (!newest) return null;
  const { kind, userName } = newest;
  const amount = kind === "order" ? amountOf(together) : "";
  return (
    <li>
      <Clock of={newest} />
      <p className="what">
        {kind === "order" ? (
          <SubjectLink entry={newest}>{orders.orderNamed(subjectOf(newest))}</SubjectLink>
        ) : (
          <b>{told.happened(kind, verbOf(newest))}</b>
        )}{" "}
        <small>{userName || words.commandLine}</small>
      </p>
      <b className="amount">{amount}</b>
      <p className="how">
        {kind === "order" ? null : (
          <SubjectLink entry={newest}>{subjectOf(newest, callOf)}</SubjectLink>
        )}
        {kind === "prices" ? ` · ${shared.packs(Number(newest.after?.packs))}` : null}
        <Changes entry={newest} isFirst={kind === "order"} />
      </p>
      {older.map((entry) => (
        <Fragment key={entry.seq}>
          <Clock of={entry} />
          <p className="how">
            <Changes entry={entry} isFirst />
            {entry.userName === userName ? null : (
              <small> {entry.userName || words.commandLine}</small>
            )}
          </p>
        </Fragment>
      ))}
    </li>
  );
}

function Clock({ of: { createdAt } }: { of: LogEntry }) {
  return <span className="clock">{formatIndianIso(createdAt).slice(11, 16)}</span>;
}

const isAmount = ({ field }: LogChange) => field === told.fields.settledPaise;

/** What an order came to at last. */
function amountOf(together: LogEntry[]): string {
  const changes = together.flatMap((entry) => changesOf(entry));
  return changes.find(isAmount)?.is ?? "";
}

/** An amount that came about stands at the order already. */
function Changes({ entry, isFirst }: { entry: LogEntry; isFirst: boolean }) {
  const changes = changesCalling(entry, useCategoryCall());
  const shown =
    entry.kind === "order"
      ? changes.filter((change) => !isAmount(change) || change.was !== "")
      : changes;
  return shown.map(({ field, was, is }, at) => (
    <span key={field}>
      {isFirst && at === 0 ? null : " · "}
      <Change field={field} was={was} is={is} />
    </span>
  ));
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
  const address = subjectPath(entry);
  if (!address) return children;
  return (
    <Link to={address} className="link">
      {children}
    </Link>
  );
}
