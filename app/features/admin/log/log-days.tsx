import { Link } from "@remix-run/react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words as shared } from "#app/features/admin/words.ts";
import {
  type LogChange,
  type LogEntry,
  subjectPath,
  changesCalling,
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
    <section key={day} aria-label={day} className="mb-4">
      <h2 className="mb-1">{day}</h2>
      <ul>
        {[...Map.groupBy(ofDay, subjectKey).values()].map((together) => (
          <LogRow key={together[0]?.seq} together={together} />
        ))}
      </ul>
    </section>
  ));
}

const subjectKey = ({ kind, subjectId, seq }: LogEntry) => (kind === "order" ? subjectId : seq);

/** What was changed; below it each time when, by whom, and how. */
function LogRow({ together }: { together: LogEntry[] }) {
  const [newest] = together;
  if (!newest) return null;
  return (
    <li className="border-t border-line py-2 wrap-anywhere">
      <p>
        {newest.kind === "order" ? null : <b>{`${told.happened(newest.kind, verbOf(newest))} `}</b>}
        <Subject entry={newest} />
        {newest.kind === "prices" ? ` · ${shared.packs(Number(newest.after?.packs))}` : null}
      </p>
      <ul>
        {together.map((entry) => (
          <li key={entry.seq} className="text-sm">
            <span className="text-stone">
              {formatIndianIso(entry.createdAt).slice(11, 16)} {entry.userName || words.commandLine}
            </span>
            <Changes entry={entry} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Changes({ entry }: { entry: LogEntry }) {
  return changesCalling(entry, useCategoryCall()).map(({ field, was, is }) => (
    <span key={field}>
      {" · "}
      <Change field={field} was={was} is={is} />
    </span>
  ));
}

/** "Packed" of what came about, "Amount ₹407.00" of what was empty, and else old and new. */
function Change({ field, was, is }: LogChange) {
  if (was === told.no && is === told.yes) return <b>{field}</b>;
  if (was === "")
    return (
      <>
        {field} <b>{is}</b>
      </>
    );
  return (
    <>
      {field}: <OldNew old={was} now={is || words.none} />
    </>
  );
}

function Subject({ entry }: { entry: LogEntry }) {
  const address = subjectPath(entry);
  const subject = subjectOf(entry);
  if (!address) return subject;
  return (
    <Link to={address} className="link inline-flex min-h-11 items-center">
      {entry.kind === "order" ? orders.orderNamed(subject) : subject}
    </Link>
  );
}
