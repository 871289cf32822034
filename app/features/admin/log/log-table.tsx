import { Link } from "@remix-run/react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type LogEntry,
  subjectPath,
  changesOf,
  subjectOf,
  verbOf,
} from "#app/features/audit/entry.ts";

const nouns = {
  product: "Product",
  detail: "Detail",
  pack: "Pack",
  prices: "Prices",
  user: "User",
  order: "Order",
  limits: "Limits",
  categories: "Categories",
  review: "Review",
  "sign-in": "Admin",
  password: "Password",
  upload: "Picture",
  search: "Search word",
  khata: "Khata",
  day: "Day",
  delivery: "Delivery",
  tax: "Tax settings",
  "tax-class": "Tax class",
};

export function LogTable({ entries }: { entries: LogEntry[] }) {
  return (
    <Sheet heads={["WHEN", "WHO", "WHAT", "WHICH", "CHANGES"]}>
      {entries.map((entry) => (
        <LogRow key={entry.seq} entry={entry} />
      ))}
    </Sheet>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const address = subjectPath(entry);
  const changes = changesOf(entry);
  const packs = entry.kind === "prices" ? packsOf(Number(entry.after?.packs)) : null;
  return (
    <tr>
      <td data-label="When">{formatMoment(entry.createdAt)}</td>
      <td data-label="Who">{entry.userName || "Command line"}</td>
      <th scope="row" data-label="What">
        {nouns[entry.kind]} {verbOf(entry)}
      </th>
      <td data-label="Which">
        {address ? (
          <Link to={address} className="link">
            {subjectOf(entry)}
          </Link>
        ) : (
          subjectOf(entry)
        )}
      </td>
      <td data-label={packs || changes.length > 0 ? "Changes" : undefined}>
        {packs}
        <ul>
          {changes.map(({ field, was, is }) => (
            <li key={field}>
              {field}: <OldNew old={was || "none"} now={is || "none"} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function packsOf(count: number): string {
  return count === 1 ? "1 pack" : `${count} packs`;
}
