import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words as shared } from "#app/features/admin/words.ts";
import {
  type LogChange,
  type LogEntry,
  changesCalling,
  subjectOf,
  subjectPath,
} from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { words } from "./words.ts";

/** What an entry was about, and each change. */
export function How({ entry }: { entry: LogEntry }) {
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

export function SubjectLink({ entry, children }: { entry: LogEntry; children: string }) {
  const address = children ? subjectPath(entry) : null;
  if (!address) return children;
  return (
    <Link to={address} className="link">
      {children}
    </Link>
  );
}
