import { Link } from "@remix-run/react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type LogEntry,
  subjectPath,
  changesCalling,
  subjectOf,
  verbOf,
} from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

export function LogTable({ entries }: { entries: LogEntry[] }) {
  return (
    <Sheet heads={Object.values(words.columns)}>
      {entries.map((entry) => (
        <LogRow key={entry.seq} entry={entry} />
      ))}
    </Sheet>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const address = subjectPath(entry);
  const changes = changesCalling(entry, useCategoryCall());
  const packs = entry.kind === "prices" ? shared.packs(Number(entry.after?.packs)) : null;
  return (
    <tr>
      <td data-label={words.columns.when}>{formatMoment(entry.createdAt)}</td>
      <td data-label={words.columns.who}>{entry.userName || words.commandLine}</td>
      <th scope="row" data-label={words.columns.what}>
        {told.happened(entry.kind, verbOf(entry))}
      </th>
      <td data-label={words.columns.which}>
        {address ? (
          <Link to={address} className="link">
            {subjectOf(entry)}
          </Link>
        ) : (
          subjectOf(entry)
        )}
      </td>
      <td data-label={packs || changes.length > 0 ? words.columns.changes : undefined}>
        {packs}
        <ul>
          {changes.map(({ field, was, is }) => (
            <li key={field}>
              {field}: <OldNew old={was || words.none} now={is || words.none} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
