import { Link } from "@remix-run/react";
import { khataCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { type KhataEntry, statementRow } from "#app/features/khata/khata.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type EntriesProps = { holderId: string; entries: KhataEntry[]; isOwner: boolean };

/** What was given and got, the newest first, with what was owed after each. */
export function Entries({ holderId, entries, isOwner }: EntriesProps) {
  return (
    <Sheet
      heads={[words.date, words.entry, words.note, words.by]}
      numbers={[words.amount, words.balance]}
      hasActions={isOwner}
      className="records quiet khata-book"
    >
      {entries.map((entry) => {
        const { id, title, href, note, at, amountPaise, balancePaise } = statementRow(entry);
        return (
          <tr key={id}>
            <td data-label={words.date} className="bare">
              {formatMoment(at)}
            </td>
            <th scope="row" data-label={words.entry} className="lead">
              {href ? (
                <Link to={href} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </th>
            <td data-label={words.note} data-none={note === "" || undefined} className="bare">
              {note}
            </td>
            <td data-label={words.by} data-none={entry.by === null || undefined} className="bare">
              {entry.by}
            </td>
            <td data-label={words.amount} className={`number aside amount ${amountLook(entry)}`}>
              {`${amountPaise < 0 ? "" : "+"}${formatPaise(amountPaise)}`}
            </td>
            <td data-label={words.balance} className="number">
              {formatPaise(balancePaise)}
            </td>
            {isOwner ? (
              <td className="acts">
                <MoreOfEntry holderId={holderId} entry={entry} />
              </td>
            ) : null}
          </tr>
        );
      })}
    </Sheet>
  );
}

function amountLook({ isTakenBack, amountPaise }: KhataEntry): string {
  if (isTakenBack) return "line-through";
  return amountPaise < 0 ? "got" : "gave";
}

/** What is hardly ever done with an entry, out of the way of a thumb. */
function MoreOfEntry({ holderId, entry }: { holderId: string; entry: KhataEntry }) {
  if (entry.kind === "reversal" || entry.isTakenBack) return null;
  return (
    <details name="entry" className="row-menu print:hidden">
      <summary aria-label={words.moreOfEntry} />
      <Link to={`${khataCommandPath(holderId, "reverse")}?entry=${entry.id}`}>
        {words.takeBack}
      </Link>
    </details>
  );
}
