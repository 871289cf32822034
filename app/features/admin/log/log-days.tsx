import { Link } from "@remix-run/react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words as shared } from "#app/features/admin/words.ts";
import {
  type LogEntry,
  subjectPath,
  changesCalling,
  subjectOf,
  verbOf,
} from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { formatDate, formatIndianIso } from "#app/values/dates.ts";
import { words } from "./words.ts";

/** The entries under their days, newest first. */
export function LogDays({ entries }: { entries: LogEntry[] }) {
  const days = Map.groupBy(entries, ({ createdAt }) => formatDate(createdAt));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="mb-4">
      <h2 className="mb-1">{day}</h2>
      <ul>
        {ofDay.map((entry) => (
          <LogRow key={entry.seq} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

/** What was changed; below it when, and by whom. */
function LogRow({ entry }: { entry: LogEntry }) {
  const changes = changesCalling(entry, useCategoryCall());
  return (
    <li className="border-t border-line py-2 wrap-anywhere">
      <p>
        <b>{told.happened(entry.kind, verbOf(entry))}</b> <Subject entry={entry} />
        {entry.kind === "prices" ? ` · ${shared.packs(Number(entry.after?.packs))}` : null}
        {changes.map(({ field, was, is }) => (
          <span key={field}>
            {" · "}
            {field}: <OldNew old={was || words.none} now={is || words.none} />
          </span>
        ))}
      </p>
      <p className="text-xs text-stone">
        {formatIndianIso(entry.createdAt).slice(11, 16)} · {entry.userName || words.commandLine}
      </p>
    </li>
  );
}

function Subject({ entry }: { entry: LogEntry }) {
  const address = subjectPath(entry);
  if (!address) return subjectOf(entry);
  return (
    <Link to={address} className="link inline-flex min-h-11 items-center">
      {subjectOf(entry)}
    </Link>
  );
}
